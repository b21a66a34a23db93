import { Image } from 'nacre/react/image';
import type { Colour, Product } from './types.js';

/** What a picture shows: the product by itself, at the sea, or from near. */
export const VIEWS = ['plain', 'beach', 'near'] as const;

export const pictureUrl = (
  { id, colours, room }: Product,
  colour: Colour = colours[0]!,
  view: (typeof VIEWS)[number] = 'plain',
): string => `api/shop/picture/${id}.${colour}.${view}.${room}.svg`;

/** The name under which the picture of a product moves from page to page. */
export const sharedName = (id: string): string => `product-${id}`;

interface PictureProps {
  product: Product;
  colour?: Colour;
  className?: string;
  /** Moves along when a page opens that has it, too. */
  isShared?: boolean;
}

/** The picture of a product beside its name. */
export const Picture = ({ product, colour, className = '', isShared = false }: PictureProps) => (
  <Image
    className={`product-image ${className}`}
    src={pictureUrl(product, colour)}
    mode="aspectFill"
    lazyLoad
    width={800}
    height={800}
    data-shared={isShared ? sharedName(product.id) : undefined}
  />
);
