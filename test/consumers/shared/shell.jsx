import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigateTo } from 'nacre/device';
import { AppShell, defineApp, useUnsavedChanges } from 'nacre/shell';
import { screen } from 'nacre/testing/library';

/** The first thing that a test file does may be an app. */
export function specifyShell({ test, expect }) {
  test('an app shows its first page', async () => {
    const Hello = () => <p>Hello</p>;
    const app = defineApp({
      pages: [{ path: '/hello', load: () => Hello, style: { navigationBarTitleText: 'Start' } }],
    });
    const { unmount } = render(<AppShell app={app} />);
    expect(await screen.findByText('Hello')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeTruthy();
    unmount();
  });

  test('a page with changes that are not saved asks before it closes', async () => {
    const Home = () => <p>Home</p>;
    function Report() {
      useUnsavedChanges(true);
      return <p>Report</p>;
    }
    const app = defineApp({
      pages: [
        { path: '/home', load: () => Home },
        { path: '/report', load: () => Report, style: { navigationBarTitleText: 'Report' } },
      ],
    });
    location.hash = '#/home';
    const { unmount } = render(<AppShell app={app} />);
    expect(await screen.findByText('Home')).toBeTruthy();
    await navigateTo({ url: '/report' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Home')).toBeTruthy();
    expect(location.hash).toBe('#/home');
    unmount();
  });
}
