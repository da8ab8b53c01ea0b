import ts from 'typescript';

export interface LongItem {
  name: string;
  line: number;
  lines: number;
}

export interface Comment {
  line: number;
  text: string;
}

export interface Source {
  /** Relative to the checkout's root. */
  path: string;
  text: string;
  lines: number;
  /** What `import` and `export … from` name, type imports included, one for each statement. */
  imports: string[];
  /** What `import()` names. */
  lazyImports: string[];
  /** What `new URL('…', import.meta.url)` names: workers and processes. */
  urls: string[];
  functions: LongItem[];
  comments: Comment[];
}

/** Reads one file without resolving anything. */
export function parseSource(path: string, text: string): Source {
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const file = ts.createSourceFile(path, text, options, false, scriptKind(path));
  const source: Source = {
    path,
    text,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: [],
    lazyImports: [],
    urls: [],
    functions: [],
    comments: [],
  };
  const literals: [start: number, end: number][] = [];
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;

  const visit = (node: ts.Node, name: string): void => {
    if (isLiteral(node)) literals.push([node.getStart(file), node.end]);
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && isText(node.moduleSpecifier)) {
      source.imports.push(node.moduleSpecifier.text);
    }
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      isText(node.arguments[0])
    ) {
      source.lazyImports.push(node.arguments[0].text);
    }
    if (ts.isNewExpression(node) && isFileUrl(node, file)) source.urls.push(node.arguments[0].text);
    const own = nameOf(node, file) ?? name;
    if (isFunction(node)) {
      const [first, last] = [lineOf(node.getStart(file)), lineOf(node.end)];
      source.functions.push({ name: own, line: first, lines: last - first + 1 });
    }
    ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(file, '(anonymous)');
  source.comments = findComments(text, literals, lineOf);
  return source;
}

function scriptKind(path: string): ts.ScriptKind {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return path.endsWith('.js') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
}

function isText(node: ts.Node | undefined): node is ts.StringLiteralLike {
  return node !== undefined && ts.isStringLiteralLike(node);
}

function isFileUrl(
  node: ts.NewExpression,
  file: ts.SourceFile,
): node is ts.NewExpression & { arguments: [ts.StringLiteralLike] } {
  const [path, base] = node.arguments ?? [];
  return node.expression.getText(file) === 'URL' && isText(path) && base?.getText(file) === 'import.meta.url';
}

function isFunction(node: ts.Node): boolean {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

/** The name that a declaration gives to a function inside it. */
function nameOf(node: ts.Node, file: ts.SourceFile): string | null {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isClassDeclaration(node);
  return isNamed && node.name ? node.name.getText(file) : null;
}

/** Text in which `//` starts no comment. */
function isLiteral(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isTemplateLiteralToken(node) ||
    node.kind === ts.SyntaxKind.JsxText
  );
}

/** Line comments below each other count as one. */
function findComments(
  text: string,
  literals: readonly (readonly [start: number, end: number])[],
  lineOf: (position: number) => number,
): Comment[] {
  const code = blank(text, literals);
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g)].map(({ 0: comment, index }) => ({
    line: lineOf(index),
    text: comment
      .replace(/^\s*(?:\/\*+|\/\/+|\*(?!\/))|\*\/$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

/** The text with the ranges, which are in order, overwritten by spaces. */
function blank(text: string, ranges: readonly (readonly [start: number, end: number])[]): string {
  let [result, position] = ['', 0];
  for (const [start, end] of ranges) {
    result += text.slice(position, start) + ' '.repeat(end - start);
    position = end;
  }
  return result + text.slice(position);
}
