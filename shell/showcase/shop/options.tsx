import { msg } from '@lit/localize';
import { Radio } from 'nacre/react/radio';
import { RadioGroup } from 'nacre/react/radio-group';
import { Swatch } from './swatch.js';
import { colourName } from './texts.js';
import type { Colour, Product } from './types.js';

interface OptionsProps {
  product: Product;
  colour: Colour;
  size: string;
  /** What is missing; empty: nothing. */
  error: string;
  onColour: (colour: Colour) => void;
  onSize: (size: string) => void;
}

/** In which color and size, if there is a choice. */
export const Options = ({ product: { colours, sizes }, colour, size, error, onColour, onSize }: OptionsProps) => (
  <>
    {colours.length > 1 && (
      <RadioGroup
        className="swatches"
        orientation="horizontal"
        label={msg('Color', { id: 'sc.shop.colour' })}
        value={colour}
        onChange={({ currentTarget }) => onColour(currentTarget.value as Colour)}
      >
        {colours.map((each) => (
          <Radio key={each} value={each}>
            <Swatch colour={each} /> {colourName(each)}
          </Radio>
        ))}
      </RadioGroup>
    )}
    {sizes.length > 0 && (
      <RadioGroup
        className="swatches sizes"
        orientation="horizontal"
        label={msg('Size', { id: 'sc.shop.size' })}
        value={size}
        onChange={({ currentTarget }) => onSize(currentTarget.value)}
      >
        {sizes.map((each) => (
          <Radio key={each} value={each}>
            {each}
          </Radio>
        ))}
      </RadioGroup>
    )}
    {error && (
      <p className="too-much" role="alert">
        {error}
      </p>
    )}
  </>
);
