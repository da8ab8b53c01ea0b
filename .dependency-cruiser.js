/**
 * The arrows of the architecture, written once (ARCHITECTURE.md). An import may only point to a layer further left;
 * everything else is derived from these lists and fails the lint step.
 */

/** What others may import of the web app: its build, and the rendering of its front page by what was built. */
const webDoors = ['apps/web/ensure-web-built', 'apps/web/render-visitor-pages'];

/** What each workspace may import of the others. */
const workspaces = {
  'packages/contracts': [],
  'packages/domain': ['packages/contracts'],
  'packages/backend': [],
  'apps/server': ['packages/contracts', 'packages/domain', 'packages/backend', ...webDoors],
  'apps/web': ['packages/contracts', 'packages/domain'],
  conformance: ['packages/backend'],
  bench: [
    'packages/contracts',
    'packages/domain',
    'packages/backend',
    'apps/server',
    'apps/web/ensure-web-built',
    // How an answer is read, to time it.
    'apps/web/src/ui/markdown(-blocks)?',
    // What the journeys assert and the bench tells is measured by the same code.
    'e2e/(cold-load|interactions|slow-network|staff-loads)',
  ],
  reliability: [
    'packages/contracts',
    'packages/domain',
    'packages/backend',
    'apps/server',
    'apps/web/ensure-web-built',
    // How the whole program is started and watched.
    'bench/(systems|tools)',
    'e2e/',
  ],
  e2e: [
    'packages/contracts',
    'packages/domain',
    'packages/backend',
    'apps/server',
    'apps/web/ensure-web-built',
    // The texts of the screens, to ask for them by name.
    'apps/web/src/lib/texts',
  ],
};

/** Inside a workspace, top first: a room may import the rooms below it, never those above. */
export const layersOf = {
  'apps/server/src': [
    'main\\.js',
    '(rx|demo)\\.ts',
    '(commands|demo)/',
    'start\\.ts',
    'app\\.ts',
    'context\\.ts',
    'adapters/',
    'features/',
    'http/',
    'config\\.ts',
    'config-(assistant|backup|mail|sms)\\.ts',
    'config-error\\.ts',
    'bundle/',
  ],
  'apps/web/src': [
    '(main\\.tsx|render-once\\.ts)',
    'render-visitor-page\\.tsx',
    'app/',
    'features/',
    'ui/',
    '(lib|early)/',
  ],
  'packages/backend/src': [
    'create-backend\\.ts',
    'backup/',
    '(auth|realtime|rest|storage)/',
    '(database/|core\\.ts|keys\\.ts|start-refused\\.ts)',
  ],
};

const isTest = '(\\.test\\.tsx?$|/testing/)';

const workspaceRules = Object.entries(workspaces).map(([from, allowed]) => ({
  name: `${from} imports only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: '^(packages|apps|e2e|conformance|bench|reliability)/',
    pathNot: [from, ...allowed].map((workspace) => `^${workspace}(/|\\.)`),
  },
}));

const layerRules = Object.entries(layersOf).flatMap(([root, layers]) =>
  layers.slice(1).map((layer, index) => ({
    name: `${root}: ${layer} does not import what stands above it`,
    severity: 'error',
    from: { path: `^${root}/${layer}`, pathNot: isTest },
    to: { path: `^${root}/(${layers.slice(0, index + 1).join('|')})` },
  })),
);

const featureRules = ['apps/server/src/features', 'apps/web/src/features'].map((features) => ({
  name: `${features}: a feature does not import another feature`,
  severity: 'error',
  from: { path: `^${features}/([^/]+)/` },
  to: { path: `^${features}/`, pathNot: `^${features}/$1/` },
}));

export default {
  forbidden: [
    ...workspaceRules,
    ...layerRules,
    ...featureRules,
    {
      name: 'only the composition roots know the adapters',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/(context\\.ts|demo/|commands/(check|evaluate/evaluate)\\.ts|adapters/)', isTest],
      },
      to: { path: '^apps/server/src/adapters/' },
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    includeOnly: '^(packages|apps|e2e|conformance|bench|reliability)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css'],
    },
  },
};
