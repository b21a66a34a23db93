import { msg } from '@lit/localize';
import { Checkbox } from 'nacre/react/checkbox';
import { CheckboxGroup } from 'nacre/react/checkbox-group';
import { Input } from 'nacre/react/input';
import { Radio } from 'nacre/react/radio';
import { RadioGroup } from 'nacre/react/radio-group';
import { Switch } from 'nacre/react/switch';
import { Textarea } from 'nacre/react/textarea';
import { INTERESTS, labelOf, MEALS } from './labels.js';

export function Wishes() {
  return (
    <fieldset className="fields">
      <legend>{msg('Wishes', { id: 'sc.form.wishes.title' })}</legend>
      <CheckboxGroup name="interests" label={labelOf('interests')} required max={3}>
        {INTERESTS.map(([value, label]) => (
          <Checkbox key={value} value={value}>
            {label()}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <RadioGroup name="meal" label={labelOf('meal')}>
        {MEALS.map(([value, label]) => (
          <Radio key={value} value={value}>
            {label()}
          </Radio>
        ))}
      </RadioGroup>
      <Checkbox name="window">{labelOf('window')}</Checkbox>
      <Switch name="insurance">{labelOf('insurance')}</Switch>
      <Textarea className="broad" name="wishes" label={labelOf('wishes')} autoHeight counter maxlength={300} />
    </fieldset>
  );
}

export function Account() {
  return (
    <fieldset className="fields">
      <legend>{msg('Your account', { id: 'sc.form.account' })}</legend>
      <Input name="website" type="url" label={labelOf('website')} placeholder="https://" />
      <Input
        name="password"
        type="password"
        label={labelOf('password')}
        required
        minlength={8}
        passwordToggle
        autocomplete="new-password"
      />
      <Input
        name="code"
        label={labelOf('code')}
        required
        inputMode="numeric"
        autocomplete="one-time-code"
        pattern="\d{6}"
        maxlength={6}
        placeholder="246810"
      />
      <Switch name="news">{labelOf('news')}</Switch>
      <Checkbox className="broad" name="terms" required>
        {labelOf('terms')}
      </Checkbox>
    </fieldset>
  );
}
