import type { PortalStartup } from '@songwai/core/startup/portal-startup-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useEffect } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { usePortal } from '../portal-context.tsx';
import { openAlerts } from './open-alerts.ts';
import { useSeen } from './use-seen.ts';

/** Tells of a promotion by a message that stays until it is closed; once on this device for each code (spec §3, `proMotion`). */
export function usePromotionOnce(promotion: PortalStartup['promotion']): void {
  const t = useTranslate();
  const language = useLanguage();
  const alerts = usePortal().part(openAlerts);
  const [seen, storeSeen] = useSeen('proMotion');
  const isDue = promotion !== null && seen !== undefined && seen !== promotion.code;

  useEffect(() => {
    if (!isDue) return;
    const { code, description } = promotion;
    const title = description[language];
    alerts.show({ tone: 'info', title, detail: t('around.promotionHelp', { code }), durationMs: null, replaces: 'proMotion' });
    storeSeen(code);
  });
}
