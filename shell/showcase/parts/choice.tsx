import { Radio } from 'nacre/react/radio';
import { RadioGroup } from 'nacre/react/radio-group';
import { Segmented } from 'nacre/react/segmented';

interface ChoiceProps<Value> {
  label: string;
  options: readonly (readonly [value: Value, text: string])[];
  /** Undefined, or none of them: nothing is chosen. */
  value: Value | undefined;
  disabled?: boolean;
  className?: string;
  onChange: (value: Value) => void;
}

/** Width in px of a page on a phone. */
const ROOM = 340;

/** About the width in px of a segment. */
const widthOf = (text: string): number => [...text].reduce((width, letter) => width + (letter > '\u2e7f' ? 14 : 8), 24);

/** One of a few: segments if they fit beside each other on a phone, else radios. */
export function Choice<Value>({ label, options, value, disabled = false, className, onChange }: ChoiceProps<Value>) {
  // By their places: a value may be an empty text.
  const choose = (place: string): void => onChange(options[Number(place)]![0]);
  const shared = { label, disabled, className, value: String(options.findIndex(([each]) => each === value)) };
  if (options.length * Math.max(...options.map(([, text]) => widthOf(text))) <= ROOM) {
    return (
      <Segmented
        {...shared}
        options={options.map(([, text], place) => ({ value: place, label: text }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    );
  }
  return (
    <RadioGroup {...shared} orientation="horizontal" onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {options.map(([, text], place) => (
        <Radio key={place} value={String(place)}>
          {text}
        </Radio>
      ))}
    </RadioGroup>
  );
}
