import { msg } from '@lit/localize';
import type { Example } from './example.js';

/** A day some days from now, as yyyy-mm-dd. */
function dayIn(days: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10);
}

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

function calendarExample(): Example {
  const day = msg('Day of the dive', { id: 'sc.calendar.day' });
  const stay = msg('Your stay', { id: 'sc.calendar.stay' });
  const low = msg('Low tide', { id: 'sc.calendar.low-tide' });
  return {
    props: { label: day },
    variants: [
      { id: 'single', label: msg('One day', { id: 'sc.calendar.single' }), props: { defaultValue: dayIn(3) } },
      {
        id: 'multiple',
        label: msg('Several days', { id: 'sc.calendar.multiple' }),
        props: { type: 'multiple', maxRange: 4, defaultValue: [2, 5, 6].map(dayIn).join() },
      },
      {
        id: 'range',
        label: msg('A range', { id: 'sc.calendar.range' }),
        props: { label: stay, type: 'range', min: dayIn(0), maxRange: 14, defaultValue: `${dayIn(2)},${dayIn(6)}` },
      },
      {
        id: 'limits',
        label: msg('Limits and disabled days', { id: 'sc.calendar.limits' }),
        props: { min: dayIn(0), max: dayIn(60), disabledDate: isWeekend },
      },
      {
        id: 'notes',
        label: msg('Notes', { id: 'sc.calendar.notes' }),
        props: {
          dayInfo: (date: string) => (isWeekend(date) ? { bottom: '€49' } : { bottom: '€29' }),
        },
      },
      {
        id: 'tides',
        label: msg('Tides', { id: 'sc.calendar.tides' }),
        props: { dayInfo: (date: string) => (/(4|19)$/.test(date) ? { top: low } : undefined) },
      },
      {
        id: 'popup',
        label: msg('From a field', { id: 'sc.calendar.popup' }),
        props: {
          mode: 'popup',
          label: stay,
          type: 'range',
          placeholder: msg('Choose one', { id: 'sc.sample.choose' }),
        },
      },
    ],
    choices: {
      type: ['single', 'multiple', 'range'],
      mode: ['inline', 'popup'],
    },
  };
}

export const calendarExamples = (): Readonly<Record<string, Example>> => ({ calendar: calendarExample() });
