"""Against a running service: WONMUN_URL and WONMUN_KEY name it. Run by test/python-client.test.ts."""

import asyncio
import http.server
import inspect
import os
import threading
import unittest

from wonmun_client import AsyncClient, Client, WonmunError

URL = os.environ["WONMUN_URL"]
KEY = os.environ["WONMUN_KEY"]
TEXT = "여비 규정\n숙박비는 5만원으로 한다.".encode()


class AgainstTheService(unittest.TestCase):
    client = Client(URL, KEY)

    def test_reads_a_file(self):
        document = self.client.parse(TEXT, "여비 규정.docx")
        self.assertEqual(document["source"]["filename"], "여비 규정.docx")
        part = self.client.parse(TEXT, "a.docx", pages="1", fields=["structure"])
        self.assertEqual((part["source"]["selected_pages"], "blocks" in part), ([1], False))
        self.assertNotIn("chunks", self.client.chunk(TEXT, "a.docx", fields=["-chunks"]))
        self.assertEqual(self.client.markdown(TEXT, "a.docx"), "# a.docx\n")
        self.assertEqual(len(self.client.chunk(TEXT, "a.docx", budget=400)["chunks"]), 1)

    def test_keeps_finds_answers_verifies_and_removes(self):
        client = self.client
        stored = client.upload("tax", TEXT, "여비.docx", tags=["여비"])
        self.assertEqual((stored["stored"], stored["chunks"]), (True, 2))
        with self.assertRaises(WonmunError) as refused:
            client.upload("tax", TEXT, "여비.docx")
        self.assertEqual((refused.exception.status, refused.exception.reason), (409, "NAME_EXISTS"))
        self.assertEqual(client.documents("tax")["readable"], 1)
        self.assertNotIn("next_cursor", client.documents("tax", limit=1))
        hits = client.search("tax", "숙박비", limit=1, filter={"tags": ["여비"]})["hits"]
        self.assertIn("5만원", hits[0]["text"])
        self.assertEqual(client.search("tax", "숙박비", filter={"tags": ["x"]})["hits"], [])
        self.assertEqual(client.search("tax", "숙박비", limit=1, wait=False)["hits"], hits)
        self.assertEqual(client.documents("tax", wait=False)["readable"], 1)
        sources = client.context("tax", "숙박비", budget=500)["sources"]
        verified = client.verify("tax", "숙박비는 50000원이다 [1].", sources=sources)
        self.assertEqual(verified["unsupported_numbers"], ["50000"])
        self.assertIn("5만원", client.answer("tax", "숙박비는 얼마인가?")["text"])
        self.assertTrue(client.remove("tax", "여비.docx")["deleted"])

    def test_leaves_files_to_be_read_in_turn(self):
        client = self.client
        files = [(TEXT, "여비.docx"), ("휴가는 15일".encode(), "휴가.docx")]
        jobs = client.submit_jobs(files, tenant="tax-jobs", tags=["가"])["jobs"]
        self.assertEqual([job["filename"] for job in jobs], ["여비.docx", "휴가.docx"])
        ended = client.wait_for_job(jobs[1]["id"], every=0.05, timeout=30)
        self.assertEqual((ended["state"], ended["result"]["stored"]), ("done", True))
        self.assertEqual(len(client.jobs(limit=1)["jobs"]), 1)
        with self.assertRaises(WonmunError) as refused:
            client.cancel_job(jobs[1]["id"])
        self.assertEqual(refused.exception.reason, "JOB_NOT_CANCELLABLE")

    def test_refusals_carry_reason_and_field(self):
        with self.assertRaises(WonmunError) as refused:
            self.client.search("tax", "")
        error = refused.exception
        self.assertEqual((error.status, error.reason, error.field), (400, "INVALID_REQUEST", "query"))
        self.assertTrue(error.request_id)

    def test_async_takes_what_sync_takes(self):
        def methods(of):
            found = inspect.getmembers(of, inspect.isfunction)
            return {name: inspect.signature(one) for name, one in found if not name.startswith("_")}

        self.assertEqual(methods(AsyncClient), methods(Client))
        self.assertEqual(inspect.signature(AsyncClient), inspect.signature(Client))

    def test_async(self):
        async def ask():
            client = AsyncClient(URL, KEY)
            return await asyncio.gather(client.health(), client.parse(TEXT, "b.docx"))

        health, document = asyncio.run(ask())
        self.assertEqual((health["ok"], document["source"]["filename"]), (True, "b.docx"))


class Retries(unittest.TestCase):
    def serve(self, *answers):
        asked = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                status, headers, body = answers[min(len(asked), len(answers) - 1)]
                asked.append(self.path)
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return f"http://127.0.0.1:{server.server_port}", asked

    def test_waits_as_retry_after_says(self):
        busy = b'{"status":503,"reason":"PARSERS_BUSY","message":"full"}'
        url, asked = self.serve((503, {"Retry-After": "0"}, busy), (200, {}, b'{"ok":true}'))
        self.assertTrue(Client(url).health()["ok"])
        self.assertEqual(len(asked), 2)

    def test_gives_up(self):
        url, asked = self.serve((429, {"Retry-After": "3600"}, b"{}"))
        with self.assertRaises(WonmunError) as refused:
            Client(url).health()
        self.assertEqual((refused.exception.status, refused.exception.reason), (429, None))
        self.assertEqual(len(asked), 1)


if __name__ == "__main__":
    unittest.main()
