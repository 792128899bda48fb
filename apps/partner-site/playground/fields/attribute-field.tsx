import { SelectField } from '@songwai/ui/select-field/select-field';
import { Switch } from '@songwai/ui/switch/switch';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { TextField } from '@songwai/ui/text-field/text-field';
import type { AttributeInfo } from '../element-info.ts';
import type { Texts } from '../texts.ts';
import { wordsOf } from './attribute-labels.ts';
import { checkValue } from './check-value.ts';
import { HintText } from './hint-text.tsx';
import { SegmentField } from './segment-field.tsx';

interface AttributeFieldProps {
  readonly attribute: AttributeInfo;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly language: 'th' | 'en';
  readonly text: Texts;
}

/** More choices than this do not stand beside each other. */
const mostSegments = 3;

/** Words that are known for an attribute of any text: more can be typed. */
const languages = ['th', 'en'];

/** One attribute, with the control that its type asks for. */
export function AttributeField({ attribute, value, onChange, language, text }: AttributeFieldProps) {
  const { name, kind } = attribute;
  const { label, hint, isEnglish } = wordsOf(attribute, language);
  const problem = checkValue(attribute, value);
  const texts = {
    label,
    hint: hint === '' ? undefined : <HintText text={hint} isEnglish={isEnglish} />,
    error: problem === null ? undefined : text.problems[problem],
  };
  const own = label === name ? undefined : <CodeName name={name} />;
  if (kind.type === 'flag')
    return (
      <Switch
        label={
          <>
            {label} {own}
          </>
        }
        detail={texts.hint}
        isOn={value === 'true'}
        onChange={(isOn) => onChange(isOn ? 'true' : '')}
      />
    );
  const values = kind.type === 'choice' ? kind.values : name === 'lang' ? languages : [];
  if (values.length > mostSegments) {
    const options = [{ value: '-', label: text.notSet }, ...values.map((one) => ({ value: one, label: one }))];
    return (
      <SelectField
        {...texts}
        value={value === '' ? '-' : value}
        options={options}
        onChange={(chosen) => onChange(chosen === '-' ? '' : chosen)}
      />
    );
  }
  if (values.length > 0)
    return (
      <SegmentField
        {...texts}
        labelEnd={own}
        value={value}
        values={['', ...values]}
        emptyLabel={text.notSet}
        onChange={onChange}
      />
    );
  const written = { value, onChange, labelEnd: own, spellCheck: false, autoComplete: 'off', translate: 'no' as const };
  return kind.type === 'json' ? <TextArea {...texts} {...written} /> : <TextField {...texts} {...written} />;
}

/** The attribute's own name, beside what we call it. */
export function CodeName({ name }: { readonly name: string }) {
  return (
    <code className="pg-code" translate="no">
      {name}
    </code>
  );
}
