import { msg } from '@lit/localize';
import { navigateTo } from 'nacre/device';
import { Swiper } from 'nacre/react/swiper';
import { SwiperItem } from 'nacre/react/swiper-item';
import { useLoad, useNavigationBarButtonTap, usePage } from 'nacre/shell';
import { useId, useRef, useState } from 'react';
import { ChannelList } from '../news/channel-list.js';
import { ChannelTabs, type TabLine } from '../news/channel-tabs.js';
import { NetworkPicker } from '../loading/network-picker.js';
import { NETWORKS, setNetwork, type Network } from '../loading/network.js';
import { CHANNELS, type Channel } from '../news/types.js';
import { useLocale } from '../parts/locale.js';

const isChannel = (name: unknown): name is Channel => CHANNELS.includes(name as Channel);

/** The news: channels in a swiper with tabs. */
export default function NewsPage() {
  useLocale();
  const page = usePage();
  const prefix = useId();
  const [channel, setChannel] = useState<Channel>(() => {
    const wanted = page.getSnapshot('channel') ?? page.query['channel'];
    return isChannel(wanted) ? wanted : CHANNELS[0];
  });
  const place = CHANNELS.indexOf(channel);
  const line = useRef<TabLine>(null);
  /** Index of the channel when the swiper last rested. */
  const rest = useRef(place);

  const select = (next: Channel): void => {
    setChannel(next);
    page.setSnapshot('channel', next);
  };

  // `?network=stalls&timeout=300`, for links to a demonstration.
  useLoad(({ network, timeout }) => {
    if (Object.hasOwn(NETWORKS, String(network))) setNetwork(network as Network, Number(timeout) || undefined);
  });
  useNavigationBarButtonTap(() => void navigateTo({ url: '/news/saved' }));

  return (
    <div className="page news">
      <ChannelTabs prefix={prefix} current={channel} onSelect={select} ref={line} />
      <Swiper
        className="channels"
        aria-label={msg('Channels', { id: 'sc.news.channels' })}
        current={place}
        onChange={({ current }) => select(CHANNELS[current]!)}
        onTransition={({ dx, currentTarget }) => {
          line.current?.moveTo(rest.current + dx / (currentTarget as HTMLElement).clientWidth);
        }}
        onAnimationFinish={({ current }) => {
          rest.current = current;
          line.current?.moveTo(current);
        }}
      >
        {CHANNELS.map((name, index) => (
          <SwiperItem key={name} itemId={name}>
            <div
              role="tabpanel"
              id={`${prefix}-${name}-panel`}
              aria-labelledby={`${prefix}-${name}`}
              className="channel-panel"
            >
              <ChannelList channel={name} isNear={Math.abs(index - place) <= 1} hasFeatured={index === 0} />
            </div>
          </SwiperItem>
        ))}
      </Swiper>
      <NetworkPicker />
    </div>
  );
}
