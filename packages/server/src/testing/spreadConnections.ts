import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A load balancer for connections, which also passes WebSockets. */
export interface ConnectionSpreader extends AsyncDisposable {
  url: string;
  /** The URLs of the servers behind it. One that does not accept a connection is skipped. */
  servers: string[];
}

/** Starts a load balancer that passes every connection to the next server that accepts it. */
export async function spreadConnections(): Promise<ConnectionSpreader> {
  const servers: string[] = [];
  const open = new Set<Socket>();
  let turn = 0;

  const join = (client: Socket, triesLeft: number): void => {
    const target = servers[turn++ % servers.length];
    if (!target || triesLeft === 0) return void client.destroy();
    const server = connect(Number(new URL(target).port), "127.0.0.1");
    let isJoined = false;
    server.once("connect", () => {
      isJoined = true;
      client.pipe(server).pipe(client);
    });
    server.on("error", () => (isJoined ? client.destroy() : join(client, triesLeft - 1)));
    server.on("close", () => isJoined && client.destroy());
    client.on("close", () => server.destroy());
  };

  const balancer = createServer((client) => {
    open.add(client);
    client.on("close", () => open.delete(client));
    client.on("error", () => client.destroy());
    join(client, servers.length);
  });
  await new Promise<void>((resolve) => balancer.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(balancer.address() as AddressInfo).port}`,
    servers,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => balancer.close(resolve));
      for (const client of open) client.destroy();
      await closed;
    },
  };
}
