import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** The network between us and somebody else. */
export interface TcpProxy extends AsyncDisposable {
  port: number;
  /** Where new connections lead from now on, as when a name or an address moves to another machine. */
  leadTo(port: number): void;
  /** From now on nothing comes through, and nobody is told, as with a firewall that forgot a connection. New ones fare no better. */
  goSilent(): void;
  /** New connections come through again. Those that fell silent stay so. */
  comeBack(): void;
}

/** Passes every connection on to a port of this machine. */
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
    socket.on("error", () => {}); // its close tells the other side
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
