/** How much of a text a cut keeps, where it is a length rather than a place that was found in the text: 300, TITLE_WORDS, atMost … */
const isLength = (node) =>
  (node?.type === "Literal" && node.value > 12) ||
  (node?.type === "UnaryExpression" && isLength(node.argument)) ||
  (node?.type === "Identifier" && /^[A-Z][A-Z_]+$|[mM]ost|[mM]ax|[lL]imit/.test(node.name));

/** A text that is cut at a length can end in half a character, which neither Postgres nor PostgREST takes. */
export const rawCut = {
  create: (context) => ({
    "CallExpression[callee.type='MemberExpression']"({ callee, arguments: given }) {
      if (!["slice", "substring", "substr"].includes(callee.property.name) || !given.some(isLength)) return;
      const { esTreeNodeToTSNodeMap: nodes, program } = context.sourceCode.parserServices;
      const checker = program.getTypeChecker();
      const type = checker.getBaseTypeOfLiteralType(
        checker.getNonNullableType(checker.getTypeAtLocation(nodes.get(callee.object))),
      );
      if (checker.typeToString(type) !== "string") return;
      context.report({
        node: callee,
        message: "This can halve a character. cutText() of contract/storable.ts does not.",
      });
    },
  }),
};
