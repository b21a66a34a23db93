import { msg } from '@lit/localize';
import { Input } from 'nacre/react/input';
import { Picker } from 'nacre/react/picker';
import { Radio } from 'nacre/react/radio';
import { RadioGroup } from 'nacre/react/radio-group';
import { Segmented } from 'nacre/react/segmented';
import { Slider } from 'nacre/react/slider';
import { Stepper } from 'nacre/react/stepper';
import { CABINS, COMPANY, labelOf } from './labels.js';
import { Native } from './native.js';
import { ROUTE } from './stations.js';
import { today } from './traveller.js';

interface JourneyProps {
  locale: string;
}

export function Journey({ locale }: JourneyProps) {
  const euros = new Intl.NumberFormat([locale, 'en'], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  const days = new Intl.NumberFormat([locale, 'en'], { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return (
    <fieldset className="fields">
      <legend>{msg('The trip', { id: 'sc.form.journey' })}</legend>
      <Picker
        name="route"
        mode="multiSelector"
        label={labelOf('route')}
        columnLabels={[msg('From', { id: 'sc.form.column.from' }), msg('To', { id: 'sc.form.column.to' })]}
        required
        range={ROUTE}
      />
      <Picker name="departure" mode="date" label={labelOf('departure')} required start={today()} />
      <Picker name="time" mode="time" label={labelOf('time')} step={900} />
      <Native name="return">
        <input name="return" type="date" min={today()} />
      </Native>
      <RadioGroup name="company" label={labelOf('company')} required orientation="horizontal">
        {COMPANY.map(([value, label]) => (
          <Radio key={value} value={value}>
            {label()}
          </Radio>
        ))}
      </RadioGroup>
      <Segmented
        name="cabin"
        label={labelOf('cabin')}
        block
        defaultValue="economy"
        options={CABINS.map(([value, label]) => ({ value, label: label() }))}
      />
      <Native name="travellers">
        <Stepper name="travellers" required allowEmpty defaultValue={null} min={1} max={9} />
      </Native>
      <Input name="luggage" type="digit" label={labelOf('luggage')} min={0} max={40}>
        <span slot="suffix">kg</span>
      </Input>
      <div className="native">
        <span aria-hidden="true">{labelOf('budget')}</span>
        <Slider
          name="budget"
          aria-label={labelOf('budget')}
          range
          max={5000}
          step={50}
          defaultValue={[500, 2000]}
          showValue
          bubble
          valueFormatter={(value) => euros.format(value)}
        />
      </div>
      <div className="native">
        <span aria-hidden="true">{labelOf('flexibility')}</span>
        <Slider
          name="flexibility"
          aria-label={labelOf('flexibility')}
          max={14}
          ticks
          showValue
          valueFormatter={(value) => days.format(value)}
        />
      </div>
      <Native name="quiet">
        <input name="quiet" type="range" max={10} defaultValue={5} />
      </Native>
      <Native name="tag">
        <input name="tag" type="color" defaultValue="#0b6e7d" />
      </Native>
    </fieldset>
  );
}
