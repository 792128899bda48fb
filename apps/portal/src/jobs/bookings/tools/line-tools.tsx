import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Calendar, ChevronDown } from 'lucide';
import { useState } from 'react';
import type { BookingsView } from '../bookings-view.ts';
import type { ChangeView } from '../use-bookings-view.ts';
import { daysText } from './days-text.ts';
import { ListFields } from './list-fields.tsx';

const loadDates = lazyPart(() => import('./dates-dialog.tsx'));

interface LineToolsProps {
  readonly view: BookingsView;
  readonly change: ChangeView;
  readonly hasDepartments: boolean;
}

/** On a wide screen: the list's days, order and department. */
export function LineTools({ view, change, hasDepartments }: LineToolsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="portal-bookings__choices">
      <ListFields {...{ view, change, hasDepartments }} isInLine />
      <Button variant="soft" icon={Calendar} iconEnd={ChevronDown} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {daysText(view, t, language)}
      </Button>
      {isOpen ? (
        <LazyView load={loadDates} skeleton={null}>
          {({ DatesDialog }) => <DatesDialog view={view} change={change} onClose={() => setIsOpen(false)} />}
        </LazyView>
      ) : null}
    </div>
  );
}
