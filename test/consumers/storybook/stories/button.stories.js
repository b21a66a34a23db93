import { html } from 'lit';
import 'nacre/elements/button';

export default {
  title: 'Button',
  component: 'nc-button',
  render: ({ type, loading, disabled }) =>
    html`<nc-button .type=${type} ?loading=${loading} ?disabled=${disabled}>Save</nc-button>`,
};

export const Primary = { args: { type: 'primary' } };
