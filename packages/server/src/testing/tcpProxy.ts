import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A network connection that a test can interrupt. */
export interface TcpProxy extends AsyncDisposable {
  port: number;
  /** Connects new connections to this port from now on, as when a name or an address moves to another machine. */
  leadTo(port: number): void;
  /**
   * From now on no data is passed on, and neither side is told, as with a firewall that has forgotten a connection. New
   * connections are not passed on either.
   */
  goSilent(): void;
  /** Passes new connections on again. Those that fell silent stay silent. */
  comeBack(): void;
}

/** Starts a proxy that passes every connection on to a port of this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  const server = createServer((near) => {
    keep(near);
    if (isSilent) return void near.pause();
    const far = keep(connect(target, "127.0.0.1"));
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const one of pair)
      one.on("close", () => {
        if (pairs.delete(pair)) for (const socket of pair) socket.destroy();
      });
  });
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {}); // the "close" event ends the other side
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => (target = port),
    goSilent() {
      isSilent = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
      pairs.clear();
    },
    comeBack: () => (isSilent = false),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
