import { msg, str } from '@lit/localize';
import { previewImage } from 'nacre/device';
import { Image } from 'nacre/react/image';
import { Swiper } from 'nacre/react/swiper';
import { SwiperItem } from 'nacre/react/swiper-item';
import { pictureUrl, sharedName, VIEWS } from './picture.js';
import type { Colour, Product } from './types.js';

/** The pictures of a product, in the chosen color. A tap shows them on the full screen. */
export function Gallery({ product, colour, name }: { product: Product; colour: Colour; name: string }) {
  const urls = VIEWS.map((view) => pictureUrl(product, colour, view));
  const enlarge = (current: number): void => void previewImage({ urls, current });
  return (
    <Swiper
      className="gallery"
      aria-label={msg(str`Pictures of ${name}`, { id: 'sc.shop.pictures' })}
      indicatorDots
      navigation
    >
      {urls.map((url, place) => (
        <SwiperItem key={VIEWS[place]}>
          <button
            type="button"
            className="enlarge"
            aria-label={msg(str`Enlarge picture {${place + 1}, number} of {${urls.length}, number}`, {
              id: 'sc.shop.enlarge',
            })}
            onClick={() => enlarge(place)}
          >
            <Image
              className="product-image"
              src={url}
              mode="aspectFill"
              width={800}
              height={800}
              data-shared={place === 0 ? sharedName(product.id) : undefined}
            />
          </button>
        </SwiperItem>
      ))}
    </Swiper>
  );
}
