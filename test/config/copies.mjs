// A lint rule: elements are made by their tag and known by their name, never by their class. The page may have another copy of
// this library, or a page's own class, registered for the tag: then `new` throws and `instanceof` is false.
const ELEMENT = /^Nc[A-Z]/;

export const copies = {
  create(context) {
    const check = (node, name, message) => {
      if (name?.type === 'Identifier' && ELEMENT.test(name.name)) context.report({ node, message });
    };
    return {
      NewExpression: (node) =>
        check(node, node.callee, 'make an element by document.createElement(): its class may be another'),
      BinaryExpression: (node) => {
        if (node.operator === 'instanceof')
          check(node, node.right, 'ask for the localName, or isNcElement(): the class of the element may be another');
      },
    };
  },
};
