import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState, type ComponentRef } from 'react';
import { Popup } from '../../../react/generated/popup.js';
import { inNextTask } from '../../router/next-task.js';
import { Announcer } from '../app/announcer.js';
import { usePageContext } from '../app/context.js';
import { useMedia } from '../base/media.js';
import { adoptPopupStyles } from './popup.styles.js';
import { isStill, CONTENT_TIMEOUT } from '../stage/layout.js';
import type { PagePopupProps } from '../stage/stage.js';

/**
 * The sheet or dialog of one page. What the user does to close it is a Back of the router, which the page and guards may
 * refuse; it opens and closes with the page's place in the stack.
 */
export function PagePopup(props: PagePopupProps) {
  const { kind, title, phase, chunk, isVisible, isActive, hasBar, onShown, children } = props;
  const { app, entry } = usePageContext();
  const { router, motions } = app;
  const { key, route } = entry;
  const popup = useRef<ComponentRef<typeof Popup>>(null);
  const isWide = useMedia('(min-width: 768px)');
  const [isPatient, setPatient] = useState(true);
  const isLoading = chunk?.status === 'loading';
  const isLeaving = phase === 'leaving';
  const isOpen = isVisible && !isLeaving && !(isLoading && isPatient);
  const position = kind === 'dialog' || isWide ? 'center' : 'bottom';
  /** The Back that the user has asked for and that is not decided. */
  const asked = useRef<Promise<void> | undefined>(undefined);

  useInsertionEffect(adoptPopupStyles, []);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(setPatient, CONTENT_TIMEOUT, false);
    return () => clearTimeout(timer);
  }, [isLoading]);

  useLayoutEffect(() => {
    const element = popup.current!;
    const isMoving = isLeaving || phase === 'entering';
    const motion = isMoving ? motions.of(key, app.styleOf(route), isLeaving) : undefined;
    element.duration = isStill(router.getSnapshot()) || motion?.type === 'none' ? 0 : (motion?.duration ?? 300);
    // The router decides what Back closes.
    element.takesBack = false;
    let isCurrent = true;
    const appear = (): void => {
      if (!isCurrent) return;
      void element.show();
      onShown(true);
      void appeared(element).then(() => isCurrent && router.settle(key));
    };
    // One that moves comes in a task of its own, after that of the render.
    if (isOpen && isMoving) inNextTask(appear);
    else if (isOpen) appear();
    else {
      void disappeared(element, () => isCurrent).then(() => {
        if (!isCurrent) return;
        onShown(false);
        if (isLeaving) router.settle(key);
      });
    }
    return () => {
      isCurrent = false;
    };
    // The motion is that of the moment in which it opens or closes: a later phase must not start it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, isLeaving]);

  const goBack = async (): Promise<boolean> => {
    // The router has closed it by now if it may: the popup follows the stack only.
    if (isActive) {
      // A page or guard that refuses keeps it.
      asked.current ??= router.navigateBack().catch(() => undefined);
      await asked.current;
      asked.current = undefined;
    }
    return false;
  };

  return (
    <Popup
      ref={popup}
      className="nc-page-popup"
      data-kind={kind}
      data-position={position}
      position={position}
      round
      closeOnSlideDown
      hasClose={hasBar}
      label={title}
      canDismiss={goBack}
    >
      {children}
      <Announcer />
    </Popup>
  );
}

/** Closes it, unless it is to open again by then. Resolves when its motion has ended. */
async function disappeared(popup: ComponentRef<typeof Popup>, isWanted: () => boolean): Promise<void> {
  // With its next update, which sets the duration before.
  popup.open = false;
  await popup.updateComplete;
  if (isWanted()) await popup.hide();
}

/** Resolves when its motion has ended. */
async function appeared({ shadowRoot }: HTMLElement): Promise<void> {
  const surface = shadowRoot!.querySelector('[part=surface]')!;
  await Promise.allSettled(surface.getAnimations().map(({ finished }) => finished));
}
