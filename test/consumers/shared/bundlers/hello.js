import { navigateBack } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { usePage } from 'nacre/shell';
import { createElement } from 'react';

export default function Hello() {
  const { query } = usePage();
  return createElement(
    'div',
    { className: 'nc-stack' },
    createElement('h1', {}, `Hello, ${query.name || 'stranger'}`),
    createElement(Button, { onClick: () => void navigateBack() }, 'Back'),
  );
}
