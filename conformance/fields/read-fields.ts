import ts from 'typescript';

/** What programs may call, with the fields that they may send at any depth: `admin.createUser`; `new` for a constructor. */
export type Calls = Map<string, Set<string>>;

interface Reader {
  checker: ts.TypeChecker;
  /** Declared by Supabase's packages; not by the language, the DOM or Node. */
  isTheirs(symbol: ts.Symbol): boolean;
}

interface Declarations {
  /** A file of type declarations. */
  file: string;
  classes: readonly string[];
  /** Calls whose answer has calls of its own, such as `from`. */
  leadOn?: readonly string[];
}

const maxDepth = 8;
const { ModifierFlags, TypeFlags } = ts;

/**
 * Reads the public methods of classes from type declarations, with inherited ones. Parameters that are themselves clients, functions
 * or types of the platform have no fields.
 */
export function readCalls({ file, classes, leadOn = [] }: Declarations): Calls {
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`no declarations in ${file}`);
  const isTheirs = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((one) => /node_modules\/(?:@supabase|supabase-js-)/.test(one.getSourceFile().fileName));
  const reader = { checker, isTheirs };
  const calls: Calls = new Map();
  const exported = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  for (const name of classes) {
    const symbol = exported.get(name);
    if (!symbol) throw new Error(`${file} does not export ${name}`);
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    readMethods(reader, checker.getDeclaredTypeOfSymbol(target), '', calls, leadOn);
    for (const signature of checker.getTypeOfSymbol(target).getConstructSignatures()) {
      addParameters(reader, signature, calls, 'new');
    }
  }
  return calls;
}

/** The methods of a class, and those of its properties that are groups of methods, such as `admin`. */
function readMethods(reader: Reader, type: ts.Type, prefix: string, calls: Calls, leadOn: readonly string[]): void {
  const { checker } = reader;
  for (const property of type.getProperties()) {
    const declaration = property.valueDeclaration ?? property.declarations?.[0];
    if (!declaration || !reader.isTheirs(property) || isHidden(property, declaration)) continue;
    const found = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const name = `${prefix}${property.name}`;
    for (const signature of found.getCallSignatures()) {
      addParameters(reader, signature, calls, name);
      if (leadOn.includes(name)) readMethods(reader, signature.getReturnType(), `${name}.`, calls, leadOn);
    }
    if (found.getCallSignatures().length > 0) continue;
    // Other clients that one holds, such as a channel's socket, are named without their calls.
    if (isClass(found) && property.name !== 'admin') calls.set(name, new Set());
    else if (found.flags & TypeFlags.Object) readMethods(reader, found, `${name}.`, calls, leadOn);
  }
}

function isHidden(property: ts.Symbol, declaration: ts.Declaration): boolean {
  const modifiers = ts.getCombinedModifierFlags(declaration);
  return /^[_#]/.test(property.name) || (modifiers & (ModifierFlags.Private | ModifierFlags.Protected)) !== 0;
}

function addParameters(reader: Reader, signature: ts.Signature, calls: Calls, name: string): void {
  const fields = calls.get(name) ?? new Set();
  calls.set(name, fields);
  for (const parameter of signature.getParameters()) {
    const before = fields.size;
    const type = reader.checker.getTypeOfSymbol(parameter);
    addFields(reader, type, '', fields, 0);
    // An object is known by its fields; anything else by its own name.
    if (fields.size === before && !parameter.name.startsWith('__')) fields.add(parameter.name);
  }
}

function addFields(reader: Reader, given: ts.Type, path: string, fields: Set<string>, depth: number): void {
  const { checker } = reader;
  const type = checker.getNonNullableType(given);
  if (depth > maxDepth || isClass(type)) return;
  if (type.isUnionOrIntersection()) {
    for (const part of type.types) addFields(reader, part, path, fields, depth + 1);
    return;
  }
  if (!(type.flags & TypeFlags.Object) || type.getCallSignatures().length > 0) return;
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    for (const item of checker.getTypeArguments(type as ts.TypeReference)) {
      addFields(reader, item, `${path}[]`, fields, depth + 1);
    }
    return;
  }
  for (const property of type.getProperties()) {
    if (!reader.isTheirs(property)) continue;
    const name = path === '' ? property.name : `${path}.${property.name}`;
    const before = fields.size;
    addFields(reader, checker.getTypeOfSymbol(property), name, fields, depth + 1);
    if (fields.size === before) fields.add(name);
  }
}

/** An instance of a class of theirs, such as a client. */
function isClass({ symbol }: ts.Type): boolean {
  return symbol?.declarations?.some((one) => ts.isClassDeclaration(one)) ?? false;
}
