import type { Contact, Line, Payment, Place, Product } from '../../shop/types.js';

/** What a customer sends to order. */
export interface OrderForm {
  /** Made by the client: an order that is sent twice with the same key is one order. */
  readonly key: string;
  readonly lines: readonly Line[];
  readonly coupon: string;
  readonly note: string;
  readonly contact: Contact;
  readonly place: Place;
  readonly payment: Payment;
}

const MOST = 99;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDegrees = (value: unknown, most: number): boolean => typeof value === 'number' && Math.abs(value) <= most;

function isPlace(value: unknown): value is Place {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    typeof value['address'] === 'string' &&
    isDegrees(value['latitude'], 90) &&
    isDegrees(value['longitude'], 180)
  );
}

/** Whether it is something that the shop sells, in a color and a size that there is. */
function isLine(value: unknown, products: ReadonlyMap<string, Product>): value is Line {
  if (!isRecord(value)) return false;
  const product = products.get(String(value['product']));
  const count = value['count'];
  return (
    product !== undefined &&
    product.colours.some((colour) => colour === value['colour']) &&
    (product.sizes.length > 0 ? product.sizes.includes(String(value['size'])) : value['size'] === '') &&
    typeof count === 'number' &&
    Number.isInteger(count) &&
    count >= 1 &&
    count <= MOST
  );
}

function contactErrors(contact: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  const { name, email, phone, street } = isRecord(contact) ? contact : {};
  if (!isText(name, 60)) errors['name'] = 'required';
  if (!isText(email, 120)) errors['email'] = 'required';
  else if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) errors['email'] = 'format';
  if (phone !== '' && (!isText(phone, 30) || !/^[+\d\s().-]{5,}$/.test(phone))) errors['phone'] = 'format';
  if (!isText(street, 120)) errors['street'] = 'required';
  return errors;
}

/** Reads an order without trusting the client: the form, or an error code for each field. */
export function readOrder(
  fields: ReadonlyMap<string, unknown>,
  products: ReadonlyMap<string, Product>,
): { readonly form: OrderForm } | { readonly errors: Readonly<Record<string, string>> } {
  const { key, lines, coupon = '', note = '', contact, place, payment } = Object.fromEntries(fields);
  const errors = contactErrors(contact);
  if (!isText(key, 60)) errors['key'] = 'required';
  if (!Array.isArray(lines) || lines.length === 0) errors['lines'] = 'required';
  else if (!lines.every((line) => isLine(line, products))) errors['lines'] = 'format';
  if (!isPlace(place)) errors['place'] = 'required';
  if (payment !== 'door' && payment !== 'device') errors['payment'] = 'required';
  if (typeof coupon !== 'string' || coupon.length > 20) errors['coupon'] = 'format';
  if (typeof note !== 'string' || note.length > 200) errors['note'] = 'format';
  if (Object.keys(errors).length > 0) return { errors };
  return { form: { key, lines, coupon, note, contact, place, payment } as OrderForm };
}
