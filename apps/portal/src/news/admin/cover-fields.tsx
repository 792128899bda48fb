import { uploadNewsPicture } from '@songwai/core/news/admin/news-admin-calls';
import { longestNewsFigure } from '@songwai/core/news/news-limits';
import { vehicleKinds } from '@songwai/core/pricing/vehicles/vehicle-kind';
import { readDataUrl } from '@songwai/features/photos/read-data-url';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { FormSection } from '@songwai/ui/form-section/form-section';
import { Grid } from '@songwai/ui/layout/grid';
import { Stack } from '@songwai/ui/layout/stack';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useRef } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { NewsCover } from '../news-cover.tsx';
import type { NewsFormValues } from './news-form-values.ts';

interface CoverFieldsProps {
  readonly values: NewsFormValues;
  readonly onChange: (change: Partial<NewsFormValues>) => void;
}

/** The cover as it will be: a vehicle with a figure, or a picture. */
export function CoverFields({ values: { vehicle, figure, picture }, onChange }: CoverFieldsProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const input = useRef<HTMLInputElement>(null);
  const sending = useAction();
  const handleFile = (file: File | undefined) => {
    if (!file) return;
    void sending.run(async () => onChange({ picture: await uploadNewsPicture(transport, await readDataUrl(file)) }));
  };
  const imagePath = picture === null ? null : `/api/news/picture/${picture}`;
  return (
    <FormSection title={t('newsAdmin.cover')} detail={t('newsAdmin.coverHelp')}>
      <NewsCover item={{ id: '1', cover: { vehicle, figure, imagePath } }} size="large" />
      <Grid>
        <SelectField
          label={t('newsAdmin.vehicle')}
          value={vehicle}
          onChange={(chosen) => onChange({ vehicle: chosen })}
          options={vehicleKinds.map((value) => ({ value, label: t(`tracking.vehicle.${value}`) }))}
        />
        <TextField
          label={t('newsAdmin.figure')}
          hint={t('newsAdmin.figureHelp')}
          value={figure}
          maxLength={longestNewsFigure}
          onChange={(typed) => onChange({ figure: typed })}
        />
      </Grid>
      <Problem error={sending.error} />
      <Stack direction="row">
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg"
          data-testid="news-picture"
          onChange={(event) => handleFile(event.currentTarget.files?.[0])}
        />
        <Button isLoading={sending.isBusy} onClick={() => input.current?.click()}>
          {t('newsAdmin.picture')}
        </Button>
        {picture === null ? null : (
          <Button variant="quiet" onClick={() => onChange({ picture: null })}>
            {t('newsAdmin.removePicture')}
          </Button>
        )}
      </Stack>
      <p className="sw-note">{t('newsAdmin.pictureHelp')}</p>
    </FormSection>
  );
}
