import { msg } from '@lit/localize';
import { navigateTo } from 'nacre/device';
import { Swiper } from 'nacre/react/swiper';
import { SwiperItem } from 'nacre/react/swiper-item';
import { Tab } from 'nacre/react/tab';
import { Tabs } from 'nacre/react/tabs';
import { useLoad, useNavigationBarButtonTap, usePage } from 'nacre/shell';
import { useState } from 'react';
import { ChannelList } from '../news/channel-list.js';
import { channelName } from '../news/texts.js';
import { NetworkPicker } from '../loading/network-picker.js';
import { NETWORKS, setNetwork, type Network } from '../loading/network.js';
import { CHANNELS, type Channel } from '../news/types.js';
import { useLocale } from '../parts/locale.js';

const isChannel = (name: unknown): name is Channel => CHANNELS.includes(name as Channel);

/** The news: channels in a swiper with tabs. */
export default function NewsPage() {
  useLocale();
  const page = usePage();
  const [channel, setChannel] = useState<Channel>(() => {
    const wanted = page.getSnapshot('channel') ?? page.query['channel'];
    return isChannel(wanted) ? wanted : CHANNELS[0];
  });
  const place = CHANNELS.indexOf(channel);

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
      <Tabs
        className="channel-tabs"
        aria-label={msg('Channels', { id: 'sc.news.channels' })}
        stretch
        value={channel}
        onChange={({ value }) => select(value as Channel)}
      >
        {CHANNELS.map((name) => (
          <Tab key={name} name={name} label={channelName(name)} />
        ))}
        <Swiper className="channels" aria-label={msg('Channels', { id: 'sc.news.channels' })}>
          {CHANNELS.map((name, index) => (
            <SwiperItem key={name} itemId={name}>
              <div className="channel-panel">
                <ChannelList channel={name} isNear={Math.abs(index - place) <= 1} hasFeatured={index === 0} />
              </div>
            </SwiperItem>
          ))}
        </Swiper>
      </Tabs>
      <NetworkPicker />
    </div>
  );
}
