import type { RefObject } from 'react';
import { useImperativeHandle, useRef } from 'react';

export interface ChooseFileHandle {
  readonly open: () => void;
}

interface ChooseFileProps {
  readonly handle: RefObject<ChooseFileHandle | null>;
  readonly onFile: (file: File) => void;
}

/** The browser's own choice of a file, opened by a button in our words. Old formats can be chosen too: the answer says what to do with them. */
export function ChooseFile({ handle, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(handle, () => ({ open: () => input.current?.click() }));
  return (
    <input
      ref={input}
      type="file"
      className="sw-visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      accept=".xlsx,.csv,.tsv,.txt,.xls,.ods,.numbers,text/csv"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        // Choosing the same file again would otherwise fire no change event.
        event.currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
