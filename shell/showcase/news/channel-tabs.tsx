import { msg } from '@lit/localize';
import { useImperativeHandle, useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { channelName } from './texts.js';
import { CHANNELS, type Channel } from './types.js';

/** The line below the selected tab, which moves with the lists. */
export interface TabLine {
  /** Moves it to an index, which may be between two tabs: `1.5`. */
  moveTo(place: number): void;
}

interface ChannelTabsProps {
  /** Prefix of the ids of tabs and panels. */
  prefix: string;
  current: Channel;
  onSelect: (channel: Channel) => void;
  ref: Ref<TabLine>;
}

/** Draws the line below the tabs of `list`. Without React, since it changes in each frame. */
function drawLine(list: HTMLElement, place: number): void {
  const tabs = [...list.children] as HTMLElement[];
  const from = tabs[Math.floor(place)] ?? tabs[0]!;
  const next = tabs[Math.ceil(place)] ?? tabs.at(-1)!;
  const isReversed = getComputedStyle(list).direction === 'rtl';
  const startOf = ({ offsetLeft, offsetWidth }: HTMLElement): number =>
    isReversed ? list.clientWidth - offsetLeft - offsetWidth : offsetLeft;
  const between = (a: number, b: number): number => a + (b - a) * (place - Math.floor(place));
  list.style.setProperty('--line-start', `${between(startOf(from), startOf(next))}px`);
  list.style.setProperty('--line-width', `${between(from.offsetWidth, next.offsetWidth)}px`);
}

/** The channels (ARIA Authoring Practices, tabs with automatic activation). */
export function ChannelTabs({ prefix, current, onSelect, ref }: ChannelTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const place = CHANNELS.indexOf(current);
  const shown = useRef(place);

  useImperativeHandle(ref, () => ({
    moveTo: (next) => {
      shown.current = next;
      if (list.current) drawLine(list.current, next);
    },
  }));

  // The sizes of tabs depend on language and text size, their places on the screen.
  useLayoutEffect(() => {
    const element = list.current!;
    const sizes = new ResizeObserver(() => drawLine(element, shown.current));
    for (const box of [element, ...element.children]) sizes.observe(box);
    return () => sizes.disconnect();
  }, []);

  useLayoutEffect(() => {
    list.current!.children[place]!.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [place]);

  const move = (event: KeyboardEvent): void => {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isReversed ? -1 : 1, ArrowLeft: isReversed ? 1 : -1 }[event.key];
    const edge = { Home: 0, End: CHANNELS.length - 1 }[event.key];
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    const next = edge ?? (place + step! + CHANNELS.length) % CHANNELS.length;
    onSelect(CHANNELS[next]!);
    (list.current!.children[next] as HTMLElement).focus();
  };

  return (
    <div ref={list} className="channel-tabs" role="tablist" aria-label={msg('Channels', { id: 'sc.news.channels' })}>
      {CHANNELS.map((channel) => (
        <button
          key={channel}
          type="button"
          role="tab"
          id={`${prefix}-${channel}`}
          aria-selected={channel === current}
          aria-controls={`${prefix}-${channel}-panel`}
          tabIndex={channel === current ? 0 : -1}
          onClick={() => onSelect(channel)}
          onKeyDown={move}
        >
          {channelName(channel)}
        </button>
      ))}
    </div>
  );
}
