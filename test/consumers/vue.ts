// An app with Vue and without React.
import { Input } from 'nacre/vue/input';
import type { NcInput } from 'nacre/elements/input';
import { h, ref, type GlobalComponents } from 'vue';

const name = ref('');
const field = ref<NcInput>();

export const render = () =>
  h(Input, {
    label: 'Name',
    maxlength: 3,
    modelValue: name.value,
    'onUpdate:modelValue': (value) => (name.value = value),
    onConfirm: ({ value, target }) => `${value.trim()} ${target.validity.valid}`,
    onVnodeMounted: () => field.value?.focus(),
  });

// @ts-expect-error It is a number.
export const wrong = () => h(Input, { maxlength: 'three' });

export const tag: InstanceType<GlobalComponents['nc-input']>['$props'] = { 'confirm-type': 'send' };
