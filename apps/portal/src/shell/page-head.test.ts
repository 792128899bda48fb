import { beforeEach, describe, expect, it } from 'vitest';
import type { RouteFace } from '../routes/route-entry.ts';
import { routeTable } from '../routes/route-table.ts';
import { updateHead } from './page-head.ts';

const routeAt = (path: string): RouteFace => {
  const route = routeTable.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route;
};

describe("a page's head", () => {
  beforeEach(() => document.head.replaceChildren());

  it('says title and description of the page', () => {
    updateHead({ document, route: routeAt('/neworder'), language: 'en', path: '/neworder' });
    expect(document.title).toBe('Book a delivery | Songwai');
    expect(document.head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toContain('price of every vehicle');
  });

  it('says keywords in its language, its own or those of the site', () => {
    const keywords = () => document.head.querySelector<HTMLMetaElement>('meta[name="keywords"]')?.content;
    updateHead({ document, route: routeAt('/faq'), language: 'en', path: '/faq' });
    expect(keywords()).toContain('waiting fee');
    updateHead({ document, route: routeAt('/wallet'), language: 'th', path: '/wallet' });
    expect(keywords()).toContain('แมสเซ็นเจอร์');
  });

  it('names the same page in the other language', () => {
    updateHead({ document, route: routeAt('/neworder'), language: 'th', path: '/neworder' });
    expect(document.head.querySelector<HTMLLinkElement>('link[hreflang="en"]')?.href).toMatch(/\/en\/neworder$/);
  });

  it('replaces what the page before said', () => {
    updateHead({ document, route: routeAt('/'), language: 'th', path: '/' });
    updateHead({ document, route: routeAt('/t/:trackingId'), language: 'th', path: '/t/abc' });
    expect(document.head.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
    expect(document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content).toBe('noindex');
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  });
});
