export default function Me() {
  return <p className="nc-stack">This is me</p>;
}
