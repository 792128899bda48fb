import { type SearchChoice, searchChoices } from '@songwai/core/jobs/search/search-choices';
import { ChoiceRow } from '@songwai/features/jobs/choice-row';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { type ReactNode, useState } from 'react';
import { ChoiceBody } from './choices/choice-body.tsx';
import { choiceLook } from './choices/choice-look.ts';
import type { ChoiceProps } from './choices/choice-props.ts';

export interface SearchChoicesProps extends Omit<ChoiceProps, 'isRecommended'> {
  readonly onPostpone: () => void;
}

/** The ways on without a driver: the one that helps most, then the others, which open below themselves. */
export function SearchChoices({ onPostpone, ...props }: SearchChoicesProps) {
  const { job, facts } = props;
  const t = useTranslate();
  const { recommended, others } = searchChoices(facts);
  const [openChoice, setOpenChoice] = useState<SearchChoice | null>(null);
  const lookOf = (choice: SearchChoice) => choiceLook(choice, { job, facts, t });
  const heading = facts.stage === 'ended' ? t('search.moreChance') : t('search.or');

  const renderRow = (choice: SearchChoice) => {
    const look = lookOf(choice);
    if (choice === 'postpone') {
      const { icon, ...texts } = look;
      return <ListRow leading={<IconTile icon={icon} />} {...texts} onPress={onPostpone} />;
    }
    return (
      <ChoiceRow {...look} isOpen={openChoice === choice} onToggle={() => setOpenChoice(openChoice === choice ? null : choice)}>
        <ChoiceBody choice={choice} {...props} isRecommended={false} />
      </ChoiceRow>
    );
  };

  return (
    <>
      {recommended === 'postpone' ? (
        <Button variant="primary" size="large" isFullWidth onClick={onPostpone}>
          {t('search.postpone')}
        </Button>
      ) : recommended ? (
        <Recommended {...lookOf(recommended)} isBare={facts.stage === 'ended'}>
          <ChoiceBody choice={recommended} {...props} isRecommended />
        </Recommended>
      ) : null}
      {others.length > 0 ? (
        <section aria-label={recommended ? heading : t('search.choicesLabel')} className="portal-search__others">
          {recommended ? <h2 className="sw-small sw-soft sw-strong">{heading}</h2> : null}
          <Card padding="none">
            <List
              label={heading}
              items={others.map((id) => ({ id }))}
              renderItem={({ id }) => renderRow(id)}
              loadingLabel=""
              empty={null}
            />
          </Card>
        </section>
      ) : null}
    </>
  );
}

interface RecommendedProps extends ReturnType<typeof choiceLook> {
  /** Its button says everything. */
  readonly isBare: boolean;
  readonly children: ReactNode;
}

function Recommended({ icon, title, detail, isBare, children }: RecommendedProps) {
  const t = useTranslate();
  if (isBare) return <div className="portal-search__body">{children}</div>;
  return (
    <Card className="portal-search__recommended" tone="recommended">
      <IconTile icon={icon} />
      <div className="portal-search__words">
        <Badge tone="brand">{t('search.recommended')}</Badge>
        <h2 className="sw-heading--small">{title}</h2>
        <p className="sw-soft">{detail}</p>
      </div>
      <div className="portal-search__body">{children}</div>
    </Card>
  );
}
