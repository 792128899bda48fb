import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { TextField } from '@songwai/ui/text-field/text-field';
import { Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';

interface FriendCodeProps {
  readonly code: string;
  readonly onEdit: (code: string) => void;
}

/** A friend's referral code, for whoever has one (spec §2 "signupRefer"). */
export function FriendCode({ code, onEdit }: FriendCodeProps) {
  const t = useTranslate();
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);

  if (code === '' && !isAsked)
    return (
      <div>
        <Button variant="quiet" icon={Plus} onClick={() => setIsAsked(true)}>
          {t('joining.haveFriendCode')}
        </Button>
      </div>
    );
  return (
    <TextField
      ref={field}
      label={t('joining.friendCode')}
      hint={t('joining.friendCodeHelp')}
      value={code}
      onChange={onEdit}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  );
}
