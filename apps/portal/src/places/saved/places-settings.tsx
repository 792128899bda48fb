import { markFavouriteLocation, removeSavedLocation } from '@songwai/core/places/saved-calls';
import { type SavedLocation, savedLocationLimit } from '@songwai/core/places/saved-location';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { ListCard } from '../../shell/settings/list-card.tsx';
import { Outcome } from '../../shell/settings/outcome.tsx';
import { SettingsCard } from '../../shell/settings/settings-card.tsx';
import { savedPlacesQuery } from './places-settings.queries.ts';
import { SavedPlaceDialog } from './saved-place-dialog.tsx';
import { SavedPlaceRow } from './saved-place-row.tsx';

type Form =
  | { readonly kind: 'save'; readonly place: SavedLocation | null }
  | { readonly kind: 'remove'; readonly place: SavedLocation };

/** The section of the saved places: list, add, change, favour, remove (spec §2 "settings"). */
export function PlacesSettings() {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const query = useQuery(savedPlacesQuery(transport));
  const starring = useAction();
  const [form, setForm] = useState<Form | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const open = (next: Form) => {
    setDone(null);
    setForm(next);
  };
  const renew = () => queries.invalidateQueries({ queryKey: savedPlacesQuery(transport).queryKey });
  const finish = (text: string) => {
    setForm(null);
    setDone(text);
    void renew();
  };
  const add = (label: string) => (
    <Button variant="quiet" icon={Plus} onClick={() => open({ kind: 'save', place: null })}>
      {label}
    </Button>
  );
  const count = query.data?.length ?? 0;

  return (
    <Stack gap="large">
      {done ? <Outcome key={done} text={done} /> : null}
      <Problem error={starring.error} />
      <SettingsCard
        title={t('places.list')}
        detail={t('places.listDetail', { most: savedLocationLimit })}
        action={count > 0 && count < savedLocationLimit ? add(t('places.add')) : null}
      >
        <ListCard
          label={t('places.list')}
          query={query}
          empty={{ title: t('places.empty'), action: add(t('places.emptyAction')) }}
          failed={t('places.failed')}
          renderItem={(place) => (
            <SavedPlaceRow
              place={place}
              number={(query.data?.indexOf(place) ?? 0) + 1}
              contact={`${place.contactName} ${formatPhone(place.contactPhone)}`.trim()}
              isBusy={starring.isBusy}
              onStar={() =>
                void starring.run(async () => {
                  await markFavouriteLocation(transport, place.id, !place.isFavourite);
                  await renew();
                })
              }
              onOpen={() => open({ kind: 'save', place })}
            />
          )}
        />
      </SettingsCard>
      {count > 0 ? <LocalLink to="/findLocation">{t('places.onMap')}</LocalLink> : null}
      {form?.kind === 'save' ? (
        <SavedPlaceDialog
          saved={form.place}
          onRemove={(place) => open({ kind: 'remove', place })}
          onSaved={(name) => finish(t(form.place ? 'places.changed' : 'places.added', { name }))}
          onClose={() => setForm(null)}
        />
      ) : null}
      {form?.kind === 'remove' ? (
        <ConfirmAction
          title={t('places.removeTitle', { name: form.place.addressName })}
          detail={t('places.removeDetail')}
          confirmLabel={t('places.remove')}
          cancelLabel={t('places.keep')}
          act={() => removeSavedLocation(transport, form.place.id)}
          onDone={() => finish(t('places.removed', { name: form.place.addressName }))}
          onCancel={() => setForm(null)}
        />
      ) : null}
    </Stack>
  );
}
