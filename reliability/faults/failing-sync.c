/* LD_PRELOAD: while the file that FAILING_SYNC names is there, this process writes nothing out: fsync(2) and fdatasync(2) fail with EIO. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>

static int write_out(const char *call, int descriptor) {
  const char *flag = getenv("FAILING_SYNC");
  struct stat found;
  if (flag && stat(flag, &found) == 0) {
    errno = EIO;
    return -1;
  }
  return ((int (*)(int))dlsym(RTLD_NEXT, call))(descriptor);
}

int fsync(int descriptor) { return write_out("fsync", descriptor); }
int fdatasync(int descriptor) { return write_out("fdatasync", descriptor); }
