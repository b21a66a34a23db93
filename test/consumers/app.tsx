// An app in React that uses something of each entry. `@ts-expect-error` shows that a type is there, and is not `any`.
import { allDefined } from 'nacre/autoload';
import { getIdentity, onIdentityChange } from 'nacre/auth';
import { device, request, showModal, type CallSpec } from 'nacre/device';
import { connectCapacitor } from 'nacre/device/capacitor';
import { connectWeChat } from 'nacre/device/wechat';
import { NcInput } from 'nacre/elements/input/class';
import { gestureArena, type Gesture } from 'nacre/gestures';
import { openInspector } from 'nacre/inspector';
import { setLocale } from 'nacre/locales';
import { templates } from 'nacre/locales/fr';
import { configureMaps, distance } from 'nacre/maps';
import { startOffline } from 'nacre/offline';
import 'nacre/icons/wrench';
import { installOverlays } from 'nacre/overlays';
import { Button, CheckboxGroup, Icon, List, Picker, Tab } from 'nacre/react';
import { Input, type InputProps } from 'nacre/react/input';
import type {} from 'nacre/react/jsx';
import { createRouter, type RouterOptions } from 'nacre/router';
import { AppShell, defineApp, usePage } from 'nacre/shell';
import { connectWebView } from 'nacre/web-view-page';
import 'nacre/tokens.css';
import { createRef } from 'react';

declare module 'nacre/device' {
  interface DeviceCalls {
    openGarage: CallSpec<{ door: number }, { open: boolean }>;
  }
}

declare module 'nacre/elements/icon' {
  interface IconNames {
    rocket: unknown;
  }
}

const field = createRef<NcInput>();
const props: InputProps = { label: 'Name', onInput: (event) => event.target.value.trim() };

function Home() {
  const { query } = usePage();
  // @ts-expect-error: no number
  const wrong = <Input maxlength="3" />;
  return (
    <>
      <Input {...props} ref={field} value={String(query['name'])} />
      <Button type="primary" onClick={() => void showModal({ title: 'Sure?' })} />
      <nc-tag size="small" style={{ '--nc-color-primary': 'teal' }}>
        {wrong}
      </nc-tag>
    </>
  );
}

/** What is written into a property may be more than what is read from it; undefined is the default. */
export const written = (label: string | undefined, days: readonly string[]) => [
  <Picker key="picker" mode="date" value={null} label={label} />,
  <CheckboxGroup key="group" value={days} />,
  <Icon key="icon" type="rocket" />,
  <Icon key="other-icon" type="success_no_circle" />,
  <Tab key="tab" label="News" icon="/icons/news.svg" />,
  <Icon key="imported-icon" type="wrench" />,
  <Icon key="library-icon" type="lucide:rocket" />,
  <Icon key="library" library="lucide" name="rocket" />,
  <Tab key="library-tab" label="News" icon="lucide:newspaper" />,
  // @ts-expect-error: no icon of the package or the app
  <Icon key="no-icon" type="rokcet" />,
  // @ts-expect-error: no icon, and no address
  <Tab key="no-tab-icon" icon="homme" />,
  // @ts-expect-error: the title of a tab is its `label`
  <Tab key="no-title" title="News" />,
  // @ts-expect-error: no element has a color as old documents have
  <Button key="no-colour" color="red" />,
];

interface Person {
  readonly name: string;
}

/** Undefined is the default here as well: what a query has before its answer. */
export const people = (items: readonly Person[] | undefined, group?: (person: Person) => string) => (
  <List
    items={items}
    renderItem={({ name }) => name}
    keyOf={items && (({ name }) => name)}
    groupOf={group}
    renderGroup={group && ((name: string) => name)}
  />
);

const app = defineApp({ pages: [{ path: '/home', load: () => Home }], style: { navigationBarTitleText: 'App' } });
export const shell = <AppShell app={app} />;
// @ts-expect-error: a page has a path
defineApp({ pages: [{ load: () => Home }] });

export const router = (options: RouterOptions) => createRouter(options).navigateTo({ url: '/home' });
export const garage = async (): Promise<boolean> => (await device.call('openGarage', { door: 1 })).open;
export const status = async (): Promise<number> => (await request({ url: '/news' })).statusCode;
export const names = async (): Promise<string[]> =>
  (await request<{ name: string }[]>({ url: '/people', success: ({ data }) => void data[0]?.name })).data.map(
    ({ name }) => name,
  );
// @ts-expect-error: who does not say what the data are does not know it
export const unknownName = async (): Promise<string> => (await request({ url: '/person' })).data.name;
// @ts-expect-error: the call needs a URL
void request({});

export const ends: (() => void)[] = [
  installOverlays({ maxToasts: 2 }),
  onIdentityChange(({ role }) => role.length),
  startOffline({ notice: false }),
  openInspector({ manifest: '/custom-elements.json' }),
];
// @ts-expect-error: a number
installOverlays({ maxToasts: 'two' });

export const hosts = [connectCapacitor, connectWeChat, connectWebView];
export const enter = (event: PointerEvent, gesture: Gesture): boolean => gestureArena().enter(event, gesture);
configureMaps({ coordinates: 'gcj02' });
export const metres: number = distance({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 1 });
export const locale: Promise<string> = setLocale('fr', { remember: true });
export const words = [templates['nc.action-sheet.cancel'], getIdentity().uid];
export const defined: Promise<void> = allDefined();
