import { msg } from '@lit/localize';
import { Image } from 'nacre/react/image';
import { Swiper } from 'nacre/react/swiper';
import { SwiperItem } from 'nacre/react/swiper-item';
import { useApp } from 'nacre/shell';
import { pictureUrl } from './server.js';
import { articlePath } from './story.js';
import type { Summary } from './types.js';
import { useMedia } from './use-media.js';

/** Width in px of the pictures, as requested from the server. */
const PICTURE_WIDTH = 800;

/** The most important articles, in a swiper that plays by itself. */
export function Featured({ articles }: { articles: readonly Summary[] }) {
  const { router } = useApp();
  const isWide = useMedia('(min-width: 900px)');
  return (
    <Swiper
      className="featured"
      data-wide={isWide ? '' : undefined}
      displayMultipleItems={isWide ? 2 : 1}
      navigation={isWide}
      aria-label={msg('Featured', { id: 'sc.news.featured' })}
      circular
      autoplay
      indicatorDots={!isWide}
      indicatorColor="rgb(255 255 255 / 0.55)"
      indicatorActiveColor="#fff"
    >
      {articles.map(({ id, title, picture }) => (
        <SwiperItem key={id} itemId={id}>
          <a className="feature" href={router.createUrl(articlePath(id))} draggable={false}>
            <Image src={pictureUrl(picture.url, PICTURE_WIDTH)} mode="aspectFill" />
            <bdi lang="en">{title}</bdi>
          </a>
        </SwiperItem>
      ))}
    </Swiper>
  );
}
