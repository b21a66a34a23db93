/** A line of texts to another side, such as that between a native web view and its app. */
export interface TextLine {
  /** Sends a text to the other side. */
  send(text: string): void;
  /** Calls `receive` with each text of the other side, until the signal aborts. */
  listen(receive: (text: string) => void, signal: AbortSignal): void;
}

export const isTextLine = (target: object): target is TextLine => 'send' in target && 'listen' in target;

interface Channel {
  postMessage(text: string): void;
}
type WebView = Partial<Record<string, Channel>> & {
  ReactNativeWebView?: Channel;
  webkit?: { messageHandlers?: Partial<Record<string, Channel>> };
};

/**
 * The line to the native app whose web view shows this page; undefined elsewhere. `name` is that of the WKWebView message
 * handler, the Android interface or the Android message listener (default `nacreHost`); React Native has its own.
 *
 * The app answers by a `message` event at the page's window: `dispatchEvent(new MessageEvent('message', { data: text }))`.
 * That is what React Native does, and what `evaluateJavascript` can do. Messages of other windows do not count.
 */
export function webViewLine(name = 'nacreHost'): TextLine | undefined {
  const page = globalThis as unknown as WebView;
  const channel = page.ReactNativeWebView ?? page.webkit?.messageHandlers?.[name] ?? page[name];
  if (typeof channel?.postMessage !== 'function') return undefined;
  return {
    send: (text) => channel.postMessage(text),
    listen(receive, signal) {
      const take = (event: Event) => {
        const { data, source, origin, target, currentTarget } = event as MessageEvent<unknown>;
        // A window that sends has an origin; one that has closed since has no source. React Native's may bubble.
        if (
          typeof data === 'string' &&
          !source &&
          (!origin || target === (channel as unknown)) &&
          target === currentTarget
        ) {
          receive(data);
        }
      };
      // React Native sends to the document on Android.
      const places = [
        globalThis,
        document,
        ...('addEventListener' in channel ? [channel as unknown as EventTarget] : []),
      ];
      for (const place of places) place.addEventListener('message', take, { signal });
    },
  };
}
