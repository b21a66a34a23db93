import { navigateTo } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Checkbox } from 'nacre/react/checkbox';
import { CheckboxGroup } from 'nacre/react/checkbox-group';
import { Input } from 'nacre/react/input';
import { Switch } from 'nacre/react/switch';
import { useLocale } from '../parts/locale.js';
import { changeField, useDraft } from '../signup/draft.js';
import { Steps } from '../signup/steps.js';
import { INTERESTS, labels } from '../signup/texts.js';

export default function SignUpProfile() {
  useLocale();
  const { phone, interests, newsletter } = useDraft();

  return (
    <form
      className="page form"
      onSubmit={(event) => {
        event.preventDefault();
        void navigateTo({ url: '/form/review' });
      }}
    >
      <Steps step={2} />
      <Input
        name="phone"
        type="tel"
        label={labels.phone()}
        autocomplete="tel"
        pattern="[+\d\s\(\).\-]*"
        value={phone}
        onInput={({ target }) => changeField({ phone: target.value })}
      />
      <CheckboxGroup
        name="interests"
        label={labels.interests()}
        value={[...interests]}
        onChange={({ target }) => changeField({ interests: [...target.value] })}
      >
        {INTERESTS.map(([value, label]) => (
          <Checkbox key={value} value={value}>
            {label()}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Switch
        name="newsletter"
        checked={newsletter}
        onChange={({ target }) => changeField({ newsletter: target.checked })}
      >
        {labels.newsletter()}
      </Switch>
      <Button type="primary" formType="submit">
        {labels.next()}
      </Button>
    </form>
  );
}
