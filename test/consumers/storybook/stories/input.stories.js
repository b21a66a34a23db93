import 'nacre/elements/input';

// The controls are those of the manifest.
export default { title: 'Input', component: 'nc-input' };

export const Labelled = { args: { label: 'Name', hint: 'As in your passport' } };
