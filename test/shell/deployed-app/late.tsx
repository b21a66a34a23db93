declare const VERSION: string;

export default function Late() {
  return <p>late {VERSION}</p>;
}
