/** A page has loaded in the frame. */
export class FrameLoadEvent extends Event {
  /** What `src` was set to. */
  readonly src: string;
  /** The address of the page; undefined for a page of another origin that does not tell it. */
  readonly url: string | undefined;
  /** HTTP status of the page's answer, such as 404; undefined for a page of another origin, and in Safari. */
  readonly status: number | undefined;

  constructor(src: string, url: string | undefined, status: number | undefined) {
    super('load');
    this.src = src;
    this.url = url;
    this.status = status;
  }
}

/** The page has not loaded within `timeout`. Browsers report no other failure of an iframe. */
export class FrameErrorEvent extends Event {
  readonly reason = 'timeout';
  readonly src: string;

  constructor(src: string) {
    super('error');
    this.src = src;
  }
}

/** The page in the frame has sent a message. */
export class FrameMessageEvent extends Event {
  readonly data: unknown;
  readonly origin: string;
  readonly ports: readonly MessagePort[];

  constructor(data: unknown, origin: string, ports: readonly MessagePort[] = []) {
    super('message');
    this.data = data;
    this.origin = origin;
    this.ports = ports;
  }
}

/** The frame shows another page, or another place of it: what Back and Forward can do may have changed. */
export class FrameNavigateEvent extends Event {
  readonly url: string | undefined;
  readonly title: string | undefined;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;

  constructor(
    page: { url?: string | undefined; title?: string | undefined },
    can: { back: boolean; forward: boolean },
  ) {
    super('navigate');
    this.url = page.url;
    this.title = page.title;
    this.canGoBack = can.back;
    this.canGoForward = can.forward;
  }
}
