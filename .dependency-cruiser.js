/**
 * The arrows of the architecture (ARCHITECTURE.md), written once and enforced by the lint step: what each workspace and each room in it may
 * import. A file that no room names fails the check.
 */

/** What other workspaces may import of the web app: its build, and the door that the server renders the front page through. */
const webDoors = ['apps/web/build/ensure-web-built', 'apps/web/render/render-visitor-pages'];

const packages = ['packages/contracts', 'packages/domain', 'packages/platform', 'packages/backend'];

/** What each workspace may import of the others. */
const workspaces = {
  'packages/contracts': [],
  'packages/domain': ['packages/contracts'],
  'packages/platform': [],
  'packages/backend': ['packages/platform'],
  'apps/server': [...packages, ...webDoors],
  'apps/web': ['packages/contracts', 'packages/domain'],
  conformance: ['packages/backend', 'packages/platform'],
  bench: [
    ...packages,
    'apps/server',
    webDoors[0],
    // The bench times how an answer is parsed.
    'apps/web/src/ui/answer/markdown(-blocks)?',
    // The journeys and the bench measure pages with the same code.
    'e2e/(cold-load|interactions|slow-network|staff-loads)',
  ],
  reliability: [...packages, 'apps/server', webDoors[0], 'bench/(systems|tools)', 'e2e/'],
  e2e: [
    ...packages,
    'apps/server',
    webDoors[0],
    // Journeys find controls by the text on the screen.
    'apps/web/src/texts',
  ],
};

/**
 * The rooms of each workspace, top first, each with the rooms it may import. An arrow may only point down this list.
 */
const roomsOf = {
  'packages/contracts/src': {
    'live/': ['(?!features\\.)[^/]+\\.ts', 'shared/'],
    'requests/(?!kinds\\.)': ['(?!features\\.)[^/]+\\.ts', 'requests/kinds\\.ts', 'settings/', 'shared/'],
    '(?!features\\.)[^/]+\\.ts': ['features\\.ts', 'requests/kinds\\.ts', 'shoes/', 'sms/', 'settings/', 'shared/'],
    'features\\.ts': [],
    'shoes/': ['shared/'],
    'sms/': ['shared/'],
    'settings/': ['requests/kinds\\.ts', 'shared/'],
    'requests/kinds\\.ts': [],
    'shared/': [],
  },
  'packages/domain/src': {
    // The rules of any other feature.
    '(?!(requests|safety|shoes|sms|uploads|chat|privacy|access|text|store)/)[^/]+/': ['text/', 'store/'],
    'requests/': ['sms/', 'text/', 'store/'],
    'safety/': ['text/'],
    'shoes/': ['text/', 'store/'],
    'sms/': ['text/', 'store/'],
    'uploads/': [],
    'chat/': [],
    'privacy/': ['text/'],
    'access/': [],
    'text/': ['store/'],
    'store/': [],
  },
  'packages/platform/src': {
    'sql/': [],
    'async/': [],
    'fastify/': [],
    'text/': [],
    'random/': [],
  },
  'packages/backend/src': {
    'move/': ['backup/', 'auth/', 'storage/', 'core/', 'database/'],
    'create-backend\\.ts': ['backup/', 'auth/', 'rest/', 'storage/', 'realtime/', 'gateway/', 'core/', 'database/'],
    'backup/': ['storage/', 'database/'],
    'auth/': ['gateway/', 'core/'],
    'rest/': ['gateway/', 'core/'],
    'storage/': ['gateway/', 'core/'],
    'realtime/': ['gateway/', 'core/'],
    'gateway/': ['core/'],
    'core/': ['database/'],
    'database/': [],
  },
  'apps/server/src': {
    'main\\.js': ['program/', 'bundle/', 'check-node\\.js', 'v8-flags\\.js'],
    '(rx|demo)\\.ts': ['demo/', 'commands/', 'program/', 'features/', 'kernel/', 'config/'],
    'demo/': ['program/', 'adapters/', 'features/', 'kernel/', 'config/'],
    'commands/': ['program/', 'adapters/', 'features/', 'kernel/', 'config/'],
    'program/': ['adapters/', 'features/', 'kernel/', 'config/'],
    'adapters/': ['features/', 'kernel/', 'config/'],
    'features/': ['kernel/', 'config/'],
    'kernel/': ['config/'],
    'config/': [],
    'bundle/': [],
    'check-node\\.js': [],
    'v8-flags\\.js': [],
  },
  'apps/server/src/kernel': {
    'feature/': ['metrics/', 'http/', 'audit/', 'jobs/', 'files/', 'errors/', 'log/'],
    'metrics/': ['http/'],
    'http/': ['audit/', 'limits/', 'brand/', 'errors/', 'log/'],
    'file-checks/': ['audit/', 'sandbox/', 'files/', 'errors/'],
    'file-views/': ['sandbox/', 'files/', 'errors/'],
    'pages/': ['brand/'],
    'brand/': ['file-views/', 'sandbox/', 'errors/'],
    'sandbox/': [],
    'audit/': ['errors/'],
    'idempotency/': ['errors/'],
    'integrations/': ['http/', 'audit/', 'errors/'],
    'limits/': ['errors/'],
    'lists/': ['errors/'],
    'jobs/': ['log/'],
    'settings/': [],
    'knowledge/': [],
    'schema/': [],
    'files/': [],
    'outbound/': [],
    'errors/': [],
    'log/': [],
  },
  'apps/web/src': {
    '(main\\.tsx|render-once\\.ts)': ['render-visitor-page\\.tsx', 'app/', 'features/', 'texts/', 'boot/', 'styles/'],
    'render-visitor-page\\.tsx': ['app/', 'texts/'],
    'worker/': ['boot/'],
    // The script on foreign websites.
    'widget/': ['texts/'],
    'app/(?!feature\\.ts)': [
      'features/',
      // The shape of a feature's manifest.
      'app/feature\\.ts',
      'ui/',
      'data/',
      'format/',
      'texts/',
      'boot/',
      'navigation/',
      'storage/',
      'browser/',
    ],
    'features/': [
      'app/feature\\.ts',
      'ui/',
      'data/',
      'backend/',
      'api/',
      'format/',
      'texts/',
      'boot/',
      'navigation/',
      'storage/',
      'photos/',
      'browser/',
    ],
    'app/feature\\.ts': ['ui/', 'navigation/', 'texts/'],
    'ui/': ['texts/', 'boot/', 'navigation/', 'browser/'],
    'data/': ['backend/', 'api/', 'boot/', 'storage/', 'browser/'],
    'backend/': ['api/', 'storage/'],
    'api/': [],
    'format/': ['texts/'],
    // A part that is loaded later comes with its texts.
    'texts/': ['boot/', 'storage/', 'browser/'],
    'boot/': ['browser/'],
    'navigation/': [],
    'storage/': [],
    'photos/': ['browser/'],
    'browser/': [],
    'styles/': [],
    'css\\.d\\.ts': [],
  },
};

/** The order of the rooms alone, top first. */
export const layersOf = Object.fromEntries(Object.entries(roomsOf).map(([root, rooms]) => [root, Object.keys(rooms)]));

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

const roomRules = Object.entries(roomsOf).flatMap(([root, rooms]) => {
  const within = Object.entries(rooms).map(([room, allowed]) => ({
    name: `${root}: ${room} imports only ${allowed.join(', ') || 'itself'}`,
    severity: 'error',
    from: { path: `^${root}/${room}`, pathNot: isTest },
    to: { path: `^${root}/`, pathNot: `^${root}/(${[room, ...allowed].join('|')})` },
  }));
  const unnamed = `^${root}/(?!${Object.keys(rooms).join('|')})`;
  const everyFileHasARoom = {
    name: `${root}: every file is in a room`,
    severity: 'error',
    from: { path: unnamed, pathNot: isTest },
    to: {},
  };
  const noneIsImported = {
    ...everyFileHasARoom,
    name: `${everyFileHasARoom.name} (imported)`,
    from: {},
    to: { path: unnamed, pathNot: isTest },
  };
  return [...within, everyFileHasARoom, noneIsImported];
});

const featureRules = ['apps/server/src/features', 'apps/web/src/features'].map((features) => ({
  name: `${features}: a feature does not import another feature`,
  severity: 'error',
  from: { path: `^${features}/([^/]+)/` },
  to: { path: `^${features}/`, pathNot: `^${features}/$1/` },
}));

export default {
  forbidden: [
    ...workspaceRules,
    ...roomRules,
    ...featureRules,
    {
      name: 'only the composition roots know the adapters',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/(program/context\\.ts|demo/|commands/(check|knowledge|learn|evaluate/evaluate)\\.ts|adapters/)',
          isTest,
        ],
      },
      to: { path: '^apps/server/src/adapters/' },
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist(\\.new)?|node_modules)/' },
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
