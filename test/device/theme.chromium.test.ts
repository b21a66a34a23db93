import { expect } from '@open-wc/testing';
import { device, getNetworkType, getTheme, onNetworkStatusChange, onThemeChange, setTheme } from 'nacre/device';
import type { NetworkStatus, Theme } from 'nacre/device';
import { cdp, emulate } from '../helpers/commands.js';
import { started } from './helpers.js';

const root = document.documentElement;

describe('what the system changes', () => {
  const next = <S extends 'themeChange' | 'networkStatusChange', P>(name: S) =>
    new Promise<P>((resolve) => {
      const stop = device.watch(name, (payload) => {
        stop();
        resolve(payload as P);
      });
    });

  it('is told as the theme, unless the app has chosen one', async () => {
    await emulate({ 'prefers-color-scheme': 'light' });
    const keep = await started('themeChange', () => {
      root.dataset['ncTheme'] = root.dataset['ncTheme'] === 'dark' ? 'light' : 'dark';
    });
    let changed = next('themeChange');
    const wasDark = root.dataset['ncTheme'] === 'dark';
    delete root.dataset['ncTheme'];
    if (wasDark) await changed;
    const themes: Theme[] = [];
    const stop = onThemeChange(({ theme }) => themes.push(theme));
    changed = next('themeChange');
    await emulate({ 'prefers-color-scheme': 'dark' });
    await changed;
    expect((await getTheme()).theme).to.equal('dark');
    await setTheme({ theme: 'dark' });
    await emulate({ 'prefers-color-scheme': 'light' });
    changed = next('themeChange');
    await setTheme({ theme: 'auto' });
    await changed;
    stop();
    keep();
    expect(themes).to.deep.equal(['dark', 'light']);
    await emulate({});
  });

  it('is told as the network', async () => {
    const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await cdp('Network.enable');
    const keep = await started('networkStatusChange', () => {
      Object.defineProperty(navigator, 'onLine', { value: !navigator.onLine, configurable: true });
      dispatchEvent(new Event('online'));
    });
    delete (navigator as { onLine?: boolean }).onLine;
    dispatchEvent(new Event('online'));
    const seen: NetworkStatus[] = [];
    const stop = onNetworkStatusChange((status) => seen.push(status));
    let changed = next('networkStatusChange');
    await cdp('Network.overrideNetworkState', { offline: true, ...conditions });
    await changed;
    expect((await getNetworkType()).networkType).to.equal('none');
    changed = next('networkStatusChange');
    await cdp('Network.overrideNetworkState', { offline: false, ...conditions });
    await changed;
    stop();
    keep();
    expect(seen.map(({ isConnected }) => isConnected)).to.deep.equal([false, true]);
  });
});
