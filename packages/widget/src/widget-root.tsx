import { ClockProvider } from '@songwai/features/shared/clock-context';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import type { ReactNode } from 'react';
import type { WidgetTexts } from './widget-texts.ts';
import '@songwai/ui/tokens/tokens.css';
import '@songwai/ui/tokens/base.css';
import './widget-root.css';

interface WidgetRootProps {
  readonly texts: WidgetTexts;
  readonly children: ReactNode;
}

/** Wraps every view of an element: texts, clock, and a reset of styles inherited from the host. */
export function WidgetRoot({ texts, children }: WidgetRootProps) {
  return (
    <TranslateProvider {...texts}>
      <ClockProvider clock={() => new Date()}>
        <div className="sw-root sw-widget" lang={texts.language}>
          {children}
        </div>
      </ClockProvider>
    </TranslateProvider>
  );
}
