export default () => <p id="about">About the shop</p>;
