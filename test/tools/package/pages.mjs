// Apps whose first page is opened in a browser: see loads.mjs.

const start = `
  import { createElement, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  const show = (...args) => createRoot(document.getElementById('app')).render(createElement(...args));`;

/** Name of a module that an app loads later -> its code. */
export const LATER = {
  'hello.js': `
    import { navigateBack } from 'nacre/device';
    import { Button } from 'nacre/react/button';
    import { usePage } from 'nacre/shell';
    import { createElement } from 'react';
    export default function Hello() {
      const { query } = usePage();
      return createElement('div', {}, createElement('h1', {}, query.name),
        createElement(Button, { onClick: () => void navigateBack() }, 'Back'));
    }`,
  'work.js': `
    import { Calendar, Cell, List, Picker, Tabs, Tab } from 'nacre/react';
    import { createElement } from 'react';
    export default () => createElement(Tabs, {}, createElement(Tab, {},
      createElement(Calendar), createElement(Cell), createElement(List), createElement(Picker)));`,
};

/** What the app is -> its code. */
export const PAGES = {
  'an app of two pages in the shell': `${start}
    import { navigateTo } from 'nacre/device';
    import { Button } from 'nacre/react/button';
    import { Input } from 'nacre/react/input';
    import { AppShell, defineApp } from 'nacre/shell';
    function Home() {
      const [name, setName] = useState('');
      return createElement('div', {},
        createElement(Input, { label: 'Name', value: name, onChange: (event) => setName(event.target.value) }),
        createElement(Button, { onClick: () => void navigateTo({ url: '/hello?name=' + name }) }, 'Next'));
    }
    const app = defineApp({
      pages: [
        { path: '/home', load: () => Home, style: { navigationBarTitleText: 'Home' } },
        { path: '/hello', load: () => import('./hello.js'), style: { navigationBarTitleText: 'Hello' } },
      ],
    });
    show(AppShell, { app });`,
  'two buttons of `nacre/react`': `${start}
    import { Button } from 'nacre/react';
    show('div', {}, createElement(Button, {}, 'Yes'), createElement(Button, {}, 'No'));`,
  'a login page, before pages for those who are signed in': `${start}
    import { setToken } from 'nacre/auth';
    import { Button, Checkbox, Input } from 'nacre/react';
    import { AppShell, defineApp, returnTo } from 'nacre/shell';
    const enter = () => { setToken('a.b.c'); void returnTo(); };
    const SignIn = () => createElement('div', {},
      createElement(Input, { label: 'Name', required: true }),
      createElement(Input, { label: 'Password', type: 'password' }),
      createElement(Checkbox, {}, 'Stay signed in'),
      createElement(Button, { onClick: enter }, 'Sign in'));
    const app = defineApp({
      identity: { loginPage: '/sign-in' },
      pages: [
        { path: '/work', signedIn: true, load: () => import('./work.js'), style: { navigationBarTitleText: 'Work' } },
        { path: '/sign-in', load: () => SignIn, style: { navigationBarTitleText: 'Sign in' } },
      ],
    });
    show(AppShell, { app });`,
};
