import { Camera, Send } from 'lucide';
import type { KeyboardEvent, Ref } from 'react';
import { useId, useImperativeHandle, useRef } from 'react';
import { Refusals } from '../file-picker/refusals.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../lib/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { ComposerPhotos } from './composer-photos.tsx';
import { useComposerPhotos } from './composer-photos.tsx';
import { useGrowingHeight } from './use-growing-height.ts';
import './chat-composer.css';

export interface ChatComposerProps {
  /** Names the field, and is shown in it while it is empty: "Write to Somchai". */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with a text that is more than blanks and not too long; the owner empties `value`. */
  readonly onSend: (text: string) => void;
  readonly sendLabel: string;
  /** Characters; a longer text is accepted and counted, but not sent, so that nothing pasted is lost. */
  readonly maxLength: number;
  /** "2,010 of 2,000 characters", once few are left. */
  readonly countText: (count: number) => string;
  /** Absent: no photos here. */
  readonly photos?: ComposerPhotos | undefined;
  readonly ref?: Ref<{ readonly focus: () => void }> | undefined;
}

/** From here on the count is shown. */
const shownFrom = 0.9;

/** Whether the key is part of writing a character, as Thai, Japanese and Chinese keyboards do: Enter then ends the character only. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Where one writes a message. Enter sends, Shift and Enter begin a line. */
export function ChatComposer(props: ChatComposerProps) {
  const { label, value, onChange, onSend, sendLabel, maxLength, countText, photos, ref } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const picking = useComposerPhotos(photos);
  useGrowingHeight(area, value);
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }), []);
  const length = [...value].length;
  const isTooLong = length > maxLength;
  const isCounted = length > maxLength * shownFrom;
  const isSendable = value.trim() !== '' && !isTooLong;

  const handleSend = () => {
    // A phone's keyboard stays open for the next message.
    area.current?.focus();
    if (isSendable) onSend(value);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    handleSend();
  };

  return (
    <div className="sw-composer">
      {photos ? <Refusals id={`${id}-photos`} refusals={picking.refusals} explain={photos.explain} /> : null}
      {isCounted ? (
        <p id={`${id}-count`} className={classNames('sw-composer__count sw-figures', isTooLong ? 'sw-problem' : 'sw-note')}>
          {countText(length)}
        </p>
      ) : null}
      <div className="sw-composer__row">
        {photos ? (
          <>
            <input ref={picking.input} {...picking.inputProps} className="sw-composer__file" />
            {picking.isPreparing ? (
              <span className="sw-composer__wait">
                <Spinner label={photos.preparingLabel} />
              </span>
            ) : (
              <IconButton icon={Camera} label={photos.label} onClick={() => picking.input.current?.click()} />
            )}
          </>
        ) : null}
        <textarea
          ref={area}
          rows={1}
          className="sw-composer__text"
          aria-label={label}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isCounted ? `${id}-count` : undefined}
          placeholder={label}
          enterKeyHint="send"
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          onPaste={(event) => picking.takePasted(event)}
        />
        <button
          type="button"
          className="sw-composer__send"
          title={sendLabel}
          aria-label={sendLabel}
          aria-disabled={!isSendable || undefined}
          onClick={handleSend}
        >
          <Icon icon={Send} />
        </button>
      </div>
    </div>
  );
}
