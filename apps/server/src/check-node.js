// Old Node versions must parse this file.
const oldest = 24;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(
    `RxWeb needs Node.js ${oldest} or newer, this is ${process.version}: use "npm start" after "npm ci" with install scripts, which brings the right one\n`,
  );
  process.exit(78);
}
