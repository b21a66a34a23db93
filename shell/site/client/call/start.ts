import 'nacre/overlays';
import { device } from 'nacre/device';
import type { CallData } from './data.js';

/** Puts the form of the page's call into its place, or says why there is none. */
export async function startCall(section: HTMLElement): Promise<void> {
  const place = section.querySelector<HTMLElement>('.call-form')!;
  const root = new URL(document.body.dataset.root ?? './', location.href);
  const call = JSON.parse(section.querySelector('.call-data')!.textContent) as CallData;
  if (!device.can(call.name) && !call.isOfSite) return place.replaceChildren(reasonOf(call, root));
  const { showForm } = await import('./live-call.js');
  showForm(call, place, document.querySelector<HTMLElement>('.call-code')!, root);
}

/** Why the call cannot be made from this page. */
function reasonOf({ name, isOfApps }: CallData, root: URL): HTMLElement {
  const sentence = document.createElement('p');
  if (!isOfApps) {
    sentence.textContent = 'Browsers have nothing that answers this call: the native shell around an app does.';
    return sentence;
  }
  const link = document.createElement('a');
  link.href = new URL(`showcase/#/api/${name}`, root).href;
  link.textContent = 'call it in the showcase';
  sentence.append('This call is for the pages of an app, and this page is in none: ', link, '.');
  return sentence;
}
