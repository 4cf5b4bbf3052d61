// A line between two network namespaces: what the server's side sends arrives on the visitor's side at the rate, after the
// delay and with the losses of a profile, and the other way round. It opens a TUN device in its own namespace, creates
// another namespace with one of the same name, and carries packets between them until its standard input ends.
//
//   shaper DEVICE
//
// Each line of the input is a profile: kbit/s down, kbit/s up, one-way delay and jitter in microseconds, lost packets per
// million. Every line is answered by "shaped", the start by "ready".
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/if.h>
#include <linux/if_tun.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#define MOST_PACKETS 4096
#define MOST_BYTES 1600
/** What waits for the line at most; more is dropped. */
#define QUEUE_BYTES 2097152
#define SECOND 1000000000ull

struct packet {
  uint64_t due;
  int length;
  unsigned char bytes[MOST_BYTES];
};

struct direction {
  int from, to;
  uint64_t kbits;
  /** When the line has sent all that waits for it, and when the last packet arrives. */
  uint64_t free_at, last_due;
  unsigned first, count;
  struct packet packets[MOST_PACKETS];
};

static struct direction down, up;
static uint64_t delay, jitter, lost_per_million;
static uint64_t chance = 88172645463325252ull;

static void fail(const char *what) {
  fprintf(stderr, "%s: %s\n", what, strerror(errno));
  exit(1);
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * SECOND + time.tv_nsec;
}

/** Xorshift: the same losses and jitter for every run of a profile. */
static uint64_t random_below(uint64_t limit) {
  chance ^= chance << 13;
  chance ^= chance >> 7;
  chance ^= chance << 17;
  return limit ? chance % limit : 0;
}

static int open_device(const char *name) {
  struct ifreq request = {.ifr_flags = IFF_TUN | IFF_NO_PI};
  int device = open("/dev/net/tun", O_RDWR | O_NONBLOCK);
  if (device < 0) fail("/dev/net/tun");
  snprintf(request.ifr_name, IFNAMSIZ, "%s", name);
  if (ioctl(device, TUNSETIFF, &request) < 0) fail("TUNSETIFF");
  return device;
}

/** Takes the packets that wait in a device into the queue of its direction, or drops them. */
static void take_in(struct direction *way) {
  struct packet spare;
  for (;;) {
    int is_full = way->count == MOST_PACKETS;
    struct packet *packet = is_full ? &spare : &way->packets[(way->first + way->count) % MOST_PACKETS];
    packet->length = read(way->from, packet->bytes, MOST_BYTES);
    if (packet->length <= 0) return;
    uint64_t at = now();
    uint64_t begins = way->free_at > at ? way->free_at : at;
    uint64_t waiting_bytes = (begins - at) * way->kbits / 8000000;
    if (is_full || waiting_bytes > QUEUE_BYTES || random_below(1000000) < lost_per_million) continue;
    way->free_at = begins + packet->length * 8000000ull / way->kbits;
    uint64_t due = way->free_at + delay + random_below(jitter + 1);
    packet->due = way->last_due = due > way->last_due ? due : way->last_due; // packets keep their order
    way->count++;
  }
}

/** Delivers what is due; returns when the next packet is. */
static uint64_t deliver(struct direction *way) {
  while (way->count) {
    struct packet *packet = &way->packets[way->first];
    if (packet->due > now()) return packet->due;
    if (write(way->to, packet->bytes, packet->length) < 0 && errno != EIO && errno != EAGAIN) fail("write");
    way->first = (way->first + 1) % MOST_PACKETS;
    way->count--;
  }
  return UINT64_MAX;
}

static void connect_ends(int server, int visitor) {
  down.from = up.to = server;
  up.from = down.to = visitor;
  down.kbits = up.kbits = 1000000;
}

/** A line does not wait for the processors of those who use it. */
static void hurry(void) {
  struct sched_param priority = {.sched_priority = 1};
  if (sched_setscheduler(0, SCHED_FIFO, &priority) < 0) fail("sched_setscheduler");
  prctl(PR_SET_TIMERSLACK, 1);
}

/** Reads profiles; returns 0 at the end of the input. */
static int read_profiles(void) {
  static char line[256];
  static size_t length;
  ssize_t got = read(STDIN_FILENO, line + length, sizeof line - 1 - length);
  if (got <= 0) return 0;
  length += got;
  line[length] = 0;
  char *end;
  while ((end = strchr(line, '\n'))) {
    unsigned long d, u, wait, vary, lost;
    if (sscanf(line, "%lu %lu %lu %lu %lu", &d, &u, &wait, &vary, &lost) != 5 || !d || !u) {
      errno = EINVAL;
      fail("profile");
    }
    down.kbits = d, up.kbits = u, delay = wait * 1000, jitter = vary * 1000, lost_per_million = lost;
    hurry(); // not before both devices are up: until then they have errors to poll
    puts("shaped");
    length -= end + 1 - line;
    memmove(line, end + 1, length + 1);
  }
  return 1;
}

static void carry(void) {
  struct pollfd inputs[] = {{STDIN_FILENO, POLLIN, 0}, {down.from, POLLIN, 0}, {up.from, POLLIN, 0}};
  for (;;) {
    uint64_t next_down = deliver(&down), next_up = deliver(&up);
    uint64_t next = next_down < next_up ? next_down : next_up, at = now();
    uint64_t left = next > at ? next - at : 0;
    struct timespec wait = {left / SECOND, left % SECOND};
    if (ppoll(inputs, 3, next == UINT64_MAX ? NULL : &wait, NULL) < 0 && errno != EINTR) fail("ppoll");
    if (inputs[1].revents) take_in(&down);
    if (inputs[2].revents) take_in(&up);
    if (inputs[0].revents && !read_profiles()) return;
  }
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  setvbuf(stdout, NULL, _IOLBF, 0);
  signal(SIGINT, SIG_IGN); // whoever started it ends the input
  int server = open_device(arguments[1]);
  if (unshare(CLONE_NEWNET) < 0) fail("unshare");
  connect_ends(server, open_device(arguments[1]));
  puts("ready");
  carry();
  return 0;
}
