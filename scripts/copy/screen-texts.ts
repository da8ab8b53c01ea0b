import ts from 'typescript';

export interface ScreenText {
  line: number;
  text: string;
}

/** Literals, templates and JSX texts that read like words for people: with a capital first or a space. `…` replaces what a template fills in. */
export function screenTextsOf(path: string, source: string): ScreenText[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const texts: ScreenText[] = [];
  const add = (node: ts.Node, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (isProse(words))
      texts.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text: words });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node))
      add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    else if (ts.isJsxText(node)) add(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** The answer of a knowledge page: what follows its front matter. Visitors never see the questions above it. */
export function pageTextOf(markdown: string): ScreenText[] {
  const end = markdown.indexOf('\n---\n', 4);
  const first = markdown.slice(0, end + 5).split('\n').length;
  return markdown
    .slice(end + 5)
    .split('\n')
    .map((text, index) => ({ line: first + index, text }));
}

const code = /\(\?[:!<=]|\\b|\bselect\b|\b(?:insert into|where|from) \w+[._]|=>|[{};]\s*$|^[a-z]+ [a-z]+( [a-z]+){8,}$/;

function isProse(text: string): boolean {
  return /\p{L}{2}/u.test(text) && (/\s/.test(text) || /^\p{Lu}\p{Ll}/u.test(text)) && !code.test(text);
}
