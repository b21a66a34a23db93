import { render } from '@testing-library/react';
import { AppShell, defineApp } from 'nacre/shell';
import { screen } from 'nacre/testing/library';

/** The first thing that a test file does may be an app. */
export function specifyShell({ test, expect }) {
  test('an app shows its first page', async () => {
    const Hello = () => <p>Hello</p>;
    const app = defineApp({
      pages: [{ path: '/hello', load: () => Hello, style: { navigationBarTitleText: 'Start' } }],
    });
    render(<AppShell app={app} />);
    expect(await screen.findByText('Hello')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeTruthy();
  });
}
