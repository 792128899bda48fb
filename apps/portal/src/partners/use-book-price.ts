import type { PriceCheckFlow } from '@songwai/core/partners/price-check/price-check-state';
import { serviceLink } from '@songwai/core/partners/price-check/service-link';
import type { PriceBooking } from '@songwai/features/partners/price-check/price-total';
import { localizedPath } from '../routes/localized-path.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';

/** Takes the checked way over into the order form of this portal. */
export const useBookPrice = (flow: PriceCheckFlow): PriceBooking => {
  const language = useLanguage();
  const portal = usePortal();
  const navigate = useLocalizedNavigate();
  const orderForm = localizedPath(language, '/neworder');

  const book = async () => {
    const state = flow.store.getState();
    try {
      const { bookPrice } = await import('./book-price.ts');
      navigate(await bookPrice(portal, state));
    } catch (error) {
      portal.onError(error);
      // The link says the same, without the places' names.
      navigate(`/neworder?${serviceLink(state)}`);
    }
  };

  return {
    href: (query) => (query ? `${orderForm}?${query}` : orderForm),
    onBook: () => {
      void book();
      return true;
    },
  };
};
