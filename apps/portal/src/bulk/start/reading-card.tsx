import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { Progress } from '@songwai/ui/progress/progress';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';

/** While a file is read. */
export function ReadingCard({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslate();
  return (
    <Card padding="large" className="portal-file-state">
      <Stack>
        <Progress
          label={t('sheet.reading')}
          value={null}
          detail={t('sheet.readingHelp')}
          cancel={
            <Button variant="quiet" onClick={onCancel}>
              {t('sheet.readCancel')}
            </Button>
          }
        />
        <Skeleton shape="text" width="60%" />
        <Skeleton shape="text" width="45%" />
        <Skeleton shape="text" width="70%" />
      </Stack>
    </Card>
  );
}
